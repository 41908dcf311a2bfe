import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import { watchConsole } from '../access/console.ts';
import { checkRequests } from '../network/check-requests.ts';

/** A browser profile on disk: its data outlives the browser, as on a user's device. */
export interface Profile {
  /** Starts the browser with the profile, after closing the previous one. */
  readonly launch: () => Promise<BrowserContext>;
  /** Kills the browser like a crash: no event fires in it. */
  readonly kill: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

export async function newProfile(launchOptions: LaunchOptions, baseURL: string): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'matchdesk-profile-'));
  let open: BrowserContext | undefined;
  return {
    launch: async () => {
      await open?.close();
      open = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL });
      watchConsole(open);
      await checkRequests(open);
      return open;
    },
    kill: async () => {
      const closed = open?.waitForEvent('close');
      for (const id of await processesOf(folder)) process.kill(id, 'SIGKILL');
      await closed;
      open = undefined;
    },
    dispose: async () => {
      await open?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The main process of the browser that uses the profile, and a script that started it. Child processes have a `--type`.
 */
async function processesOf(folder: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(`--user-data-dir=${folder}`) && !line.includes('--type=')) found.push(Number(name));
  }
  if (found.length === 0) throw new Error(`No browser is open on ${folder}`);
  return found;
}
