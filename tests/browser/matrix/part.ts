/**
 * Which part of the matrix is walked: `ACCESS_PART=all`, or a number, for one of them. `playwright.config.ts` draws
 * one for a run that does not say, so that every run looks at others and all of them are looked at in time.
 */
export const PARTS = 31;

/** Whether the sight at a place in the list is in the part of this run. */
export function isInPart(at: number): boolean {
  const part = process.env['ACCESS_PART'];
  if (part === undefined) throw new Error('ACCESS_PART is set by playwright.config.ts');
  return part === 'all' || at % PARTS === Number(part) % PARTS;
}
