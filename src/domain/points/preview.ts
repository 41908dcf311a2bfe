import { nameFinder } from '../names/name-finder.ts';
import { maxItems } from '../rules/value-rules.ts';
import { readSigned } from '../text/signed-number.ts';
import { readCount } from '../text/whole-number.ts';
import type { Matching } from './header.ts';
import {
  numberColumns,
  type PointRow,
  type RowColumn,
  type Said,
  type Scoring,
  withAdjustment,
  withCell,
  withSum,
} from './row.ts';

/** A pasted row as a row of the point table, with its errors. */
export interface PreviewRow {
  /** The team's name as it was pasted. */
  readonly team: string;
  readonly row: PointRow;
  /** A row with an error is left out. */
  readonly faults: readonly Said[];
}

/** The number of digits that a cell accepts. */
const maxDigits = 6;

/** Converts pasted rows to rows of the point table. A missing total becomes the sum of its parts. */
export function previewRows(
  rows: readonly (readonly string[])[],
  matching: Matching,
  teams: readonly { readonly id: number; readonly name: string }[],
  ruleset: Scoring,
): readonly PreviewRow[] {
  const find = nameFinder(teams, 'short');
  const seen = new Map<string, number>();
  return rows.map((cells, at) => {
    const cellOf = (column: RowColumn) => cells[matching.indexOf(column)]?.replace(/^'(?=[=+\-@])/, '') ?? '';
    const team = cellOf('team_id');
    const result = find(team);
    const found = result.kind === 'found' ? String(result.item.id) : undefined;
    const faults: Said[] = [];
    if (team === '') faults.push({ text: 'No team', values: {} });
    else if (result.kind === 'several')
      faults.push({ text: 'Several records are called {{name}}', values: { name: team } });
    else if (found === undefined) faults.push({ text: 'No team is called {{team}}', values: { team } });
    else if (seen.has(found)) {
      faults.push({
        text: '{{team}} is already in row {{row}}',
        values: { team, row: (seen.get(found) ?? 0) + 1 },
      });
    } else seen.set(found, at);
    if (at >= maxItems) faults.push({ text: 'There can be at most 1000 of them', values: {} });

    const adjustment = cellOf('adjustment');
    const points = readSigned(adjustment);
    const row: Record<string, string> = {
      team_id: found ?? '',
      ...(points !== undefined && points !== 0 && { adjustment: String(points), reason: cellOf('reason') }),
    };
    if (points === undefined) faults.push({ text: '{{value}} is not a whole number', values: { value: adjustment } });
    for (const column of numberColumns) {
      const typed = cellOf(column);
      const number = typed === '' ? '' : readCount(typed);
      row[column] = number ?? '';
      if (number === undefined) faults.push({ text: '{{value}} is not a whole number', values: { value: typed } });
      else if (number.length > maxDigits) {
        faults.push({ text: '{{value}} is more than {{most}}', values: { value: typed, most: 10 ** maxDigits - 1 } });
      }
    }
    return { team, row: row['total_point'] === '' ? withSum(row, ruleset) : row, faults };
  });
}

/**
 * Adds the rows without errors to the table. A team that is already in the table keeps its position and the values
 * that were not pasted. New teams are appended.
 */
export function withPreview(
  rows: readonly PointRow[],
  preview: readonly PreviewRow[],
  ruleset: Scoring,
): readonly PointRow[] {
  const good = preview.filter(({ faults }) => faults.length === 0).map(({ row }) => row);
  const byTeam = new Map(good.map((row) => [row['team_id'], row]));
  const present = new Set(rows.map((row) => row['team_id']));
  const updated = rows.map((row) => merged(row, byTeam.get(row['team_id']) ?? {}, ruleset));
  return [...updated, ...good.filter((row) => !present.has(row['team_id']))];
}

function merged(row: PointRow, pasted: PointRow, ruleset: Scoring): PointRow {
  const { adjustment = '', reason = '' } = pasted;
  const adjusted = adjustment === '' ? row : withAdjustment(row, { adjustment, reason }, ruleset);
  return numberColumns.reduce((next, column) => {
    const count = pasted[column] ?? '';
    return count === '' ? next : withCell(next, column, count, ruleset);
  }, adjusted);
}
