import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scratch } from './scratch.ts';

/** Builds the app with settings of a build, such as `VITE_API_BASE_URL`, into a folder that exists while it is used. */
export async function withBuild(
  settings: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(scratch, 'matchdesk-dist-'));
  try {
    await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
      env: { ...process.env, ...settings },
    });
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
