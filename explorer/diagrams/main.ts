import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { documentedMachines } from './known-machines.ts';
import { machinesPage, pictureOf } from './page.ts';
import { pictureFor } from './picture.ts';

/** Writes machines/README.md and its pictures. With `--check`, only reports which are out of date. */
const root = resolve(import.meta.dirname, '../..');
const machines = await documentedMachines();
const files = new Map([['machines/README.md', machinesPage(machines)]]);
for (const machine of machines) files.set(pictureOf(machine.name), await pictureFor(machine));

for (const [file, content] of files) {
  const path = resolve(root, file);
  if (process.argv.includes('--check')) {
    if ((await readFile(path, 'utf8').catch(() => '')) === content) continue;
    console.error(`${file} is out of date: run "npm run diagrams".`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
