import { plantedBugs } from '../planted-bugs.ts';
import type { SourceChange } from '../programs.ts';

/** The product that is simulated: as it is (`name` is null), or with a planted bug. */
export interface Planted {
  readonly name: string | null;
  readonly changes: readonly SourceChange[];
}

/** The planted bug with this name (`tests/simulation/planted-bugs.ts`); undefined if there is none. */
export function planted(name: string | undefined): Planted | undefined {
  return name === undefined ? { name: null, changes: [] } : plantedBugs.find((one) => one.name === name);
}
