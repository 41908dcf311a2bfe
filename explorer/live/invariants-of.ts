import type { Invariants } from '../../tests/machines/support/prove.ts';
import { camelCase } from '../try/created-test.ts';

const files = import.meta.glob<Record<string, unknown>>('../../tests/machines/*/invariants.ts');

/** The invariants that the tests of a machine have; null without any. */
export async function invariantsOf(machine: string): Promise<Invariants | null> {
  const load = Object.entries(files).find(([file]) => file.split('/').at(-2) === machine)?.[1];
  const found = load === undefined ? undefined : (await load())[`${camelCase(machine)}Invariants`];
  return found === undefined ? null : (found as Invariants);
}
