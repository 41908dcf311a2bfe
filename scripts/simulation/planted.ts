import { plantedBugs } from '../../tests/simulation/planted-bugs.ts';
import type { SourceChange } from '../../tests/simulation/programs.ts';

/** The product that is simulated: as it is (`name` is null), or with a planted bug. */
export interface Planted {
  readonly name: string | null;
  readonly changes: readonly SourceChange[];
}

/**
 * The planted bug with this name (`tests/simulation/README.md`).
 *
 * @throws Error with all names for another name.
 */
export function planted(name: string | undefined): Planted {
  if (name === undefined) return { name: null, changes: [] };
  const bug = plantedBugs.find((one) => one.name === name);
  if (bug === undefined) {
    throw new Error(`There is no such planted bug. There are:\n${plantedBugs.map((one) => one.name).join('\n')}`);
  }
  return bug;
}
