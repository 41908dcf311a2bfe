import { foldText } from '../fold-text.ts';
import { mostItems } from '../value-rules.ts';
import type { Matching } from './header.ts';
import { numberColumns, type PointColumn, type PointRow } from './row.ts';
import type { Said } from './say.ts';
import { withCell, withSum } from './total.ts';

export interface Team {
  readonly id: number;
  readonly name: string;
}

/** What a pasted row would become, and what is wrong with it. */
export interface PreviewRow {
  /** As it was pasted. */
  readonly team: string;
  readonly row: PointRow;
  /** A row with any of these is left out. */
  readonly faults: readonly Said[];
}

/** The longest number that a cell takes. */
const mostDigits = 6;

/** Rows of a pasted table as rows of the point table; a total that was not pasted is the sum of its parts. */
export function previewRows(
  rows: readonly (readonly string[])[],
  matching: Matching,
  teams: readonly Team[],
): readonly PreviewRow[] {
  const find = teamFinder(teams);
  const seen = new Map<string, number>();
  return rows.map((cells, at) => {
    const cellOf = (column: PointColumn) => cells[matching.indexOf(column)]?.replace(/^'(?=[=+\-@])/, '') ?? '';
    const team = cellOf('team_id');
    const found = find(team);
    const faults: Said[] = [];
    if (team === '') faults.push({ text: 'No team', values: {} });
    else if (!found) faults.push({ text: 'No team is called {{team}}', values: { team } });
    else if (seen.has(found)) {
      faults.push({
        text: '{{team}} stands in row {{row}} already',
        values: { team, row: (seen.get(found) ?? 0) + 1 },
      });
    } else seen.set(found, at);
    if (at >= mostItems) faults.push({ text: 'There can be at most 1000 of them', values: {} });

    const row: Record<string, string> = { team_id: found ?? '' };
    for (const column of numberColumns) {
      const typed = cellOf(column);
      const number = tidyNumber(typed);
      row[column] = number ?? '';
      if (number === undefined) faults.push({ text: '{{value}} is no whole number', values: { value: typed } });
      else if (number.length > mostDigits) {
        faults.push({ text: '{{value}} is more than {{most}}', values: { value: typed, most: 10 ** mostDigits - 1 } });
      }
    }
    return { team, row: row['total_point'] === '' ? withSum(row) : row, faults };
  });
}

/** '1,069', '12.0' and '007' as a spreadsheet may write them; undefined where it is no count. */
function tidyNumber(typed: string): string | undefined {
  const plain = typed
    .replace(/^(\d{1,3})((?:[, ]\d{2,3})+)$/, (whole) => whole.replace(/[, ]/g, ''))
    .replace(/\.0+$/, '');
  return /^\d*$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : undefined;
}

/** By its name; else by what is left without 'Team' and 'Esports', if one team alone is called so. */
function teamFinder(teams: readonly Team[]): (name: string) => string | undefined {
  const byName = grouped(teams, fold);
  const byCore = grouped(teams, core);
  return (name) => {
    const found = byName.get(fold(name)) ?? byCore.get(core(name)) ?? [];
    return found.length === 1 ? String(found[0]?.id) : undefined;
  };
}

function grouped(teams: readonly Team[], keyOf: (name: string) => string): ReadonlyMap<string, readonly Team[]> {
  const groups = new Map<string, Team[]>();
  for (const team of teams) {
    const key = keyOf(team.name);
    groups.set(key, [...(groups.get(key) ?? []), team]);
  }
  return groups;
}

function fold(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function core(name: string): string {
  const words = ownWords(name);
  return words.length > 0 ? words.join('') : fold(name);
}

/** Without what many teams are called. */
function ownWords(name: string): readonly string[] {
  return fold(name)
    .split(' ')
    .filter((word) => !['team', 'esports', 'esport', 'gaming'].includes(word));
}

/** By which of its words a team is to be looked for: the longest of those that not every other has. */
export function searchedWord(name: string): string {
  return ownWords(name).toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/**
 * The table with the rows that nothing is wrong with. A team that is there already stays in its place and keeps what was
 * not pasted; the others come after.
 */
export function withPreview(rows: readonly PointRow[], preview: readonly PreviewRow[]): readonly PointRow[] {
  const good = preview.filter(({ faults }) => faults.length === 0).map(({ row }) => row);
  const byTeam = new Map(good.map((row) => [row['team_id'], row]));
  const held = new Set(rows.map((row) => row['team_id']));
  const kept = rows.map((row) => merged(row, byTeam.get(row['team_id']) ?? {}));
  return [...kept, ...good.filter((row) => !held.has(row['team_id']))];
}

function merged(row: PointRow, pasted: PointRow): PointRow {
  return numberColumns.reduce((next, column) => {
    const count = pasted[column] ?? '';
    return count === '' ? next : withCell(next, column, count);
  }, row);
}
