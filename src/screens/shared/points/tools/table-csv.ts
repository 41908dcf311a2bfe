import { writeCsv } from '#domain/csv.ts';
import { numberColumns, type PointRow } from '#domain/points/row.ts';
import type { RowsField } from '#fields/field.ts';
import type { Translate } from '#i18n/english.ts';
import type { Rank } from '../state/ranks.ts';
import type { Teams } from '../state/teams.ts';

interface TableCsv {
  readonly rows: readonly PointRow[];
  readonly field: RowsField;
  readonly rank: Rank;
  readonly teams: Teams;
  readonly text: Translate;
}

/** The table as CSV for a spreadsheet. The import can read it. */
export function tableCsv({ rows, field, rank, teams, text }: TableCsv): string {
  const { ranks } = rank(rows);
  const heads = ['team_id', ...numberColumns].map((column) => text(field.row[column]?.label ?? 'Team'));
  return writeCsv([
    [text('Rank'), ...heads],
    ...rows.map((row, at) => [
      String(ranks[at] ?? ''),
      teams.itemOf(row['team_id'] ?? '')?.name ?? '',
      ...numberColumns.map((column) => row[column] ?? ''),
    ]),
  ]);
}
