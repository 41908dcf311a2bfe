import { groupBy } from '../group-by.ts';
import { countIn, type NameOf, type NumberColumn, numberColumns, type PointRow, type Said, sumOf } from './row.ts';
import { countedFinishes, type Ruleset, type SharedScoring, sharedPoints } from './ruleset.ts';

/** What the user typed for one team of a match: its place (1 is the first) and its finishes. */
export interface Entry {
  readonly place: string;
  readonly finishes: string;
}

/** One match: an entry for each row of the table, in the same order. */
export type Match = readonly Entry[];

export const noEntry: Entry = { place: '', finishes: '' };

/**
 * The stored form of an unfinished match: the entries with the row and the team they belong to. With both,
 * {@link matchOf} finds the team again after rows have moved.
 */
export function enteredMatch(rows: readonly PointRow[], match: Match): readonly PointRow[] {
  return match.flatMap((entry, at) =>
    isBlank(entry) ? [] : [{ row: String(at), team_id: rows[at]?.['team_id'] ?? '', ...entry }],
  );
}

/** Assigns the stored entries of a match to the current rows. */
export function matchOf(rows: readonly PointRow[], stored: readonly PointRow[]): Match {
  const teamAt = (at: number | string) => rows[Number(at)]?.['team_id'] ?? '';
  return rows.map((_row, at) => {
    const team = teamAt(at);
    const inPlace = stored.find((entry) => entry['row'] === String(at) && entry['team_id'] === team);
    const isFirst = team !== '' && rows.findIndex((row) => row['team_id'] === team) === at;
    const moved = stored.find((entry) => isFirst && entry['team_id'] === team && teamAt(entry['row'] ?? '') !== team);
    const { place, finishes } = inPlace ?? moved ?? noEntry;
    return { place, finishes };
  });
}

/** Why a match cannot be added yet, in the order of the table. A team without an entry did not play. */
export function matchFaults(match: Match, nameOf: NameOf): readonly Said[] {
  const played = match.flatMap((entry, at) => (isBlank(entry) ? [] : [{ ...entry, at }]));
  if (played.length === 0) return [{ text: 'No team has a place yet', values: {} }];
  return played.flatMap(({ place, finishes, at }): readonly Said[] => {
    const team = nameOf(at);
    const number = Number(place);
    const wrong = [place, finishes].find((value) => /\D/.test(value));
    if (wrong !== undefined)
      return [{ text: '{{team}}: {{value}} is not a whole number', values: { team, value: wrong } }];
    if (place === '') return [{ text: '{{team}} has no place', values: { team } }];
    if (number < 1 || number > played.length) {
      return [
        {
          text: '{{team}}: there is no place {{place}} among {{teams}} teams',
          values: { team, place, teams: played.length },
        },
      ];
    }
    return finishes === '' ? [{ text: '{{team}} has no finishes', values: { team } }] : [];
  });
}

/** The values of the table that a match cannot be added to: they are no numbers yet. */
export function tableFaults(rows: readonly PointRow[], match: Match, nameOf: NameOf): readonly Said[] {
  return rows.flatMap((row, at) => {
    const wrong = numberColumns.map((column) => row[column] ?? '').find((value) => /\D/.test(value));
    if (wrong === undefined || isBlank(match[at] ?? noEntry)) return [];
    return [{ text: '{{team}}: {{value}} is not a whole number', values: { team: nameOf(at), value: wrong } }];
  });
}

/** The places that several teams share, with the rows of the teams. */
export function sharedPlaces(match: Match): readonly { readonly place: number; readonly rows: readonly number[] }[] {
  const rows = groupBy([...match.keys()], (at) =>
    /^\d+$/.test(match[at]?.place ?? '') ? [Number(match[at]?.place)] : [],
  );
  return [...rows].flatMap(([place, sharing]) => (sharing.length > 1 ? [{ place, rows: sharing }] : []));
}

/** Adds a match to the rows of the teams that played it. A bonus or penalty in a total is preserved. */
export function withMatch(
  rows: readonly PointRow[],
  match: Match,
  ruleset: Ruleset,
  scoring: SharedScoring = ruleset.shared,
): readonly PointRow[] {
  const shared = new Map(sharedPlaces(match).map(({ place, rows: sharing }) => [place, sharing.length]));
  return rows.map((row, at) => {
    const entry = match[at];
    if (entry === undefined || isBlank(entry)) return row;
    const place = Number(entry.place);
    const sum = (column: NumberColumn, added: number) => (countIn(row, column) ?? 0) + added;
    const finishes = sum('total_finish', countedFinishes(ruleset, Number(entry.finishes)));
    const position = sum('position_point', sharedPoints(ruleset, place, shared.get(place) ?? 1, scoring));
    const parts = { ...row, total_finish: String(finishes), position_point: String(position) };
    return {
      ...parts,
      chicken_dinner: String(sum('chicken_dinner', place === 1 ? 1 : 0)),
      matches_played: String(sum('matches_played', 1)),
      total_point: String(Math.max(0, (sumOf(parts, ruleset) ?? 0) + typedDifference(row, ruleset))),
    };
  });
}

/** What a typed total has more than its parts; negative if it has less. */
function typedDifference(row: PointRow, ruleset: Ruleset): number {
  const total = countIn(row, 'total_point');
  const parts = { ...row, total_finish: row['total_finish'] || '0', position_point: row['position_point'] || '0' };
  return total === undefined ? 0 : total - (sumOf(parts, ruleset) ?? 0);
}

function isBlank({ place, finishes }: Entry): boolean {
  return place === '' && finishes === '';
}
