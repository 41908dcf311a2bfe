/**
 * Long series of tests take turns: a run has one part of them. `TEST_PART` is the number of the part, or `all`. `npm test`
 * draws a number, so that every run covers others; `npm test -- --all` covers all.
 */

const itemParts = 31 * 4;

/** The number of parts: a common multiple, so that each part of items and of files is equally likely, and all pairs of both. */
export const PARTS = itemParts * 8;

/** @throws Error for anything else: a misspelt part would silently run nothing. */
function chosen(): number | 'all' {
  const part = process.env['TEST_PART'] ?? 'all';
  if (part === 'all') return part;
  if (!/^\d+$/.test(part)) throw new Error(`TEST_PART is "${part}". It has to be a whole number from 0, or all`);
  return Number(part);
}

/** Whether this run has everything. */
export const isWhole = chosen() === 'all';

/** The items (screens, forms, transitions) in this run's part, out of this many parts. */
export function partOf<T>(all: readonly T[], parts: 4 | 31): readonly T[] {
  const part = chosen();
  return part === 'all' ? all : all.filter((_, at) => at % parts === part % parts);
}

/** The test files in this run's part, out of this many parts. Which one does not depend on the part of the items. */
export function filesOfPart(all: readonly string[], parts: 4 | 8): readonly string[] {
  const part = chosen();
  return part === 'all' ? all : all.filter((_, at) => at % parts === Math.floor(part / itemParts) % parts);
}
