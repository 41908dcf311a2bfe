import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildInputs, inputNames } from './inputs.ts';

/** In the build folder. The server does not serve hidden files. */
const fileName = '.build-inputs.json';

export const writeRecord = (folder: string, inputs: BuildInputs): Promise<void> =>
  writeFile(join(folder, fileName), `${JSON.stringify(inputs, undefined, 2)}\n`);

/** The inputs of a build; undefined when there is no build or another tool made it. */
export async function readRecord(folder: string): Promise<Partial<BuildInputs> | undefined> {
  try {
    const record: unknown = JSON.parse(await readFile(join(folder, fileName), 'utf8'));
    return typeof record === 'object' && record !== null ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The names of the inputs that have changed since a build. */
export function changedInputs(record: Partial<BuildInputs>, inputs: BuildInputs): readonly string[] {
  const keys = ['sources', 'settings', 'lockFile'] as const;
  return keys.filter((key) => record[key] !== inputs[key]).map((key) => inputNames[key]);
}
