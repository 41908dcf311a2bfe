/**
 * Long series of tests take turns: a run has one part of them. `TEST_PART` is the number of the part, or `all`. `npm test`
 * draws a number, so that every run covers others; `npm test -- --all` covers all.
 */

const itemParts = 31 * 4;

/** The number of parts: a common multiple, so that each part of items and of files is equally likely, and all pairs of both. */
export const PARTS = itemParts * 8;

const chosen = () => process.env['TEST_PART'] ?? 'all';

/** The items (screens, forms, transitions) in this run's part, out of this many parts. */
export function partOf<T>(all: readonly T[], parts: 4 | 31): readonly T[] {
  return chosen() === 'all' ? all : all.filter((_, at) => at % parts === Number(chosen()) % parts);
}

/** The test files in this run's part, out of this many parts. Which one does not depend on the part of the items. */
export function filesOfPart(all: readonly string[], parts: 4 | 8): readonly string[] {
  const part = Math.floor(Number(chosen()) / itemParts) % parts;
  return chosen() === 'all' ? all : all.filter((_, at) => at % parts === part);
}
