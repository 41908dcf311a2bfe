import type { Result } from '#machines/result.ts';
import type { ImportContext, Question, Sheet } from './types.ts';

/** The sheets that have rows. None unless the result is `ok`. */
export function filledSheets(result: Result<readonly Sheet[]>): readonly Sheet[] {
  return result.kind === 'ok' ? result.data.filter(({ rows }) => rows.length > 0) : [];
}

type Chosen = Pick<ImportContext, 'sheet' | 'header' | 'match' | 'rows'>;

/** Chooses a sheet, with a field suggested for each column. Throws unless a guard has checked that there is such a sheet. */
export function chooseSheet({ sheets, suggest }: ImportContext, at: number): Chosen {
  const sheet = sheets[at];
  if (sheet === undefined) throw new Error(`The file has no sheet ${at}`);
  // Rows of another sheet, and what the user typed into them, do not belong to this one.
  return { sheet, header: sheet.header, match: suggest(sheet), rows: [] };
}

/** Matches a column to a field. A field has one column. */
export function matchColumn(
  { match }: Pick<ImportContext, 'match'>,
  { column, field }: { readonly column: number; readonly field: string | null },
): Pick<ImportContext, 'match'> {
  return { match: match.map((other, at) => (at === column ? field : other === field ? null : other)) };
}

/** The questions that the user has not answered yet, in their order. */
export function openQuestions({ resolved, answers }: Pick<ImportContext, 'resolved' | 'answers'>): readonly Question[] {
  return (resolved?.questions ?? []).filter(({ id }) => !Object.hasOwn(answers, id));
}
