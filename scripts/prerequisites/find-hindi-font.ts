import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';

const folders = ['/usr/share/fonts', '/usr/local/share/fonts', '.fonts', '.local/share/fonts'];

/**
 * A font with Devanagari letters; undefined if there is none. Without one the Hindi screens show boxes of another width.
 * Systems other than Linux have such a font.
 */
export function findHindiFont(): string | undefined {
  if (process.platform !== 'linux') return `the one of ${process.platform}`;
  const listed = spawnSync('fc-list', [':lang=hi', 'family'], { encoding: 'utf8' });
  if (listed.error === undefined) return listed.stdout.split('\n').find((family) => family !== '');
  // Without `fc-list`: search by file name.
  return folders.flatMap((folder) => filesBelow(resolve(homedir(), folder))).find((file) => /devanagari/i.test(file));
}

function filesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
