import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../../machines/', import.meta.url);

/** The folders of machines/ that have a machine, by the alphabet. */
export const machineNames: readonly string[] = readdirSync(folder)
  .filter((name) => existsSync(new URL(`${name}/machine.ts`, folder)))
  .toSorted();
