import { nameFinder } from '#domain/names/name-finder.ts';
import { type ResultColumns, resultsOf, suggestedColumns } from '#domain/points/match-results.ts';
import { resultTable } from '#domain/points/result-table.ts';
import { pastedRows } from '#import/reading/pasted-rows.ts';

/** The results in a paste, as the app suggests them or with the columns that the user chose. */
export function readResults(text: string, teams: readonly string[] = [], chosen: Partial<ResultColumns> = {}) {
  const find = nameFinder(
    teams.map((name, id) => ({ id, name })),
    'short',
  );
  const table = resultTable(pastedRows(text), (name) => find(name).kind === 'found');
  const columns = { ...suggestedColumns(table), ...chosen };
  return { table, columns, results: resultsOf(table, columns) };
}
