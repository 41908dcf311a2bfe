import { readFile, writeFile } from 'node:fs/promises';
import { machinesPage } from './diagrams/page.ts';

/** Writes machines/README.md; with `--check`, only says whether it is what the machines are. */
const file = new URL('../machines/README.md', import.meta.url);
const page = machinesPage();

if (process.argv.includes('--check')) {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== page) {
    console.error('machines/README.md is not what the machines are: run "npm run diagrams".');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, page);
}
