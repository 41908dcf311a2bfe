import { readFile, writeFile } from 'node:fs/promises';
import { machinesPage } from './page.ts';

/** Writes machines/README.md. With `--check`, only reports whether the file is up to date. */
const file = new URL('../../machines/README.md', import.meta.url);
const page = machinesPage();

if (process.argv.includes('--check')) {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current !== page) {
    console.error('machines/README.md is out of date: run "npm run diagrams".');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, page);
}
