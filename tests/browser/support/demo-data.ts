import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratch } from './scratch.ts';

/** A folder to keep a server's data in, empty or with the demonstration's in it if that was made before the tests. */
export async function newDataDir(seed: 'demo' | 'none'): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'matchdesk-'));
  const made = process.env['DEMO_DATA'];
  if (seed === 'demo' && made !== undefined) await cp(made, folder, { recursive: true });
  return folder;
}

export const removeDataDir = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
