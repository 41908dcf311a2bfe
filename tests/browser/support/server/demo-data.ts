import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratch } from './scratch.ts';

/** Creates a folder for a server's data, empty or with a copy of the prepared demo data. */
export async function newDataDir(seed: 'demo' | 'none'): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'matchdesk-'));
  const made = process.env['DEMO_DATA'];
  if (seed === 'demo' && made !== undefined) await cp(made, folder, { recursive: true });
  return folder;
}

export const removeDataDir = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
