import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

/** A browser profile on disk: what is kept in it outlives the browser, as on a person's device. */
export interface Profile {
  /** Opens the browser on it, closing the one that was open. */
  readonly launch: () => Promise<BrowserContext>;
  readonly dispose: () => Promise<void>;
}

export async function newProfile(launchOptions: LaunchOptions): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'matchdesk-profile-'));
  let open: BrowserContext | undefined;
  return {
    launch: async () => {
      await open?.close();
      open = await chromium.launchPersistentContext(folder, launchOptions);
      return open;
    },
    dispose: async () => {
      await open?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
