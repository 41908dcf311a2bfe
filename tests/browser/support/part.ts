/**
 * Walks over every one of many (screens, forms, transitions) are taken in parts: `WALK_PART=all`, or a number, for one
 * part of each. `playwright.config.ts` draws one for a run that does not say, so that every run walks others and all are
 * walked in time; `npm run walks` walks all at once. Its numbers are of so many that each part is as likely as another.
 */
export const PARTS = 31 * 4;

/** Those of many that are in the part of this run, of so many parts. */
export function partOf<T>(all: readonly T[], parts: 4 | 31): readonly T[] {
  const part = process.env['WALK_PART'];
  if (part === undefined) throw new Error('WALK_PART is set by playwright.config.ts');
  return part === 'all' ? all : all.filter((_, at) => at % parts === Number(part) % parts);
}
