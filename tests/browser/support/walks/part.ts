/**
 * Tests that cover many items (screens, forms, transitions) run in parts: `WALK_PART=all`, or the number of one part.
 * `playwright.config.ts` draws a number if none is set, so that every run covers other items; `npm run walks` covers
 * all. The number of parts is a common multiple, so that each part is equally likely.
 */
export const PARTS = 31 * 4;

/** The items in this run's part, out of this many parts. */
export function partOf<T>(all: readonly T[], parts: 4 | 31): readonly T[] {
  const part = process.env['WALK_PART'];
  if (part === undefined) throw new Error('WALK_PART is set by playwright.config.ts');
  return part === 'all' ? all : all.filter((_, at) => at % parts === Number(part) % parts);
}
