import { type Preset, pointsFor } from './presets.ts';
import { countIn, type NumberColumn, type PointRow } from './row.ts';
import type { NameOf, Said } from './say.ts';

/** What a team's row of a match says, as typed: its place, 1 for the first, and its finishes. */
export interface Entry {
  readonly place: string;
  readonly finishes: string;
}

/** One match, a team's entry by the place of its row in the table. */
export type Match = readonly Entry[];

export const noEntry: Entry = { place: '', finishes: '' };

/**
 * A match as it is kept: what was typed, with the row and the team that it was typed for. It finds its team again when rows
 * have moved meanwhile.
 */
export function enteredMatch(rows: readonly PointRow[], match: Match): readonly PointRow[] {
  return match.flatMap((entry, at) =>
    isBlank(entry) ? [] : [{ row: String(at), team_id: rows[at]?.['team_id'] ?? '', ...entry }],
  );
}

/** The entries of a match that was kept, by the rows as they are now. */
export function matchOf(rows: readonly PointRow[], kept: readonly PointRow[]): Match {
  const teamAt = (at: number | string) => rows[Number(at)]?.['team_id'] ?? '';
  return rows.map((_row, at) => {
    const team = teamAt(at);
    const inPlace = kept.find((entry) => entry['row'] === String(at) && entry['team_id'] === team);
    const isFirst = team !== '' && rows.findIndex((row) => row['team_id'] === team) === at;
    const moved = kept.find((entry) => isFirst && entry['team_id'] === team && teamAt(entry['row'] ?? '') !== team);
    const { place, finishes } = inPlace ?? moved ?? noEntry;
    return { place, finishes };
  });
}

/** What keeps a match from being added, in the order of the table. A team without an entry did not play. */
export function matchFaults(match: Match, nameOf: NameOf): readonly Said[] {
  const played = match.flatMap((entry, at) => (isBlank(entry) ? [] : [{ ...entry, at }]));
  if (played.length === 0) return [{ text: 'No team has a place yet', values: {} }];
  return played.flatMap(({ place, finishes, at }): readonly Said[] => {
    const team = nameOf(at);
    const number = Number(place);
    if (place === '') return [{ text: '{{team}} has no place', values: { team } }];
    if (number < 1 || number > played.length) {
      return [
        {
          text: '{{team}}: there is no place {{place}} among {{teams}} teams',
          values: { team, place, teams: played.length },
        },
      ];
    }
    const first = played.find((other) => Number(other.place) === number);
    if (first && first.at !== at) {
      return [
        {
          text: 'Place {{place}} is given twice: {{first}}, {{second}}',
          values: { place, first: nameOf(first.at), second: team },
        },
      ];
    }
    return finishes === '' ? [{ text: '{{team}} has no finishes', values: { team } }] : [];
  });
}

/**
 * The table with a match added to the rows of those who played it. A total keeps what somebody gave or took beyond its
 * parts.
 */
export function withMatch(rows: readonly PointRow[], match: Match, preset: Preset): readonly PointRow[] {
  return rows.map((row, at) => {
    const entry = match[at];
    if (entry === undefined || isBlank(entry)) return row;
    const place = Number(entry.place);
    const more = (column: NumberColumn, added: number) => (countIn(row, column) ?? 0) + added;
    const finishes = more('total_finish', Number(entry.finishes));
    const position = more('position_point', pointsFor(preset, place));
    return {
      ...row,
      chicken_dinner: String(more('chicken_dinner', place === 1 ? 1 : 0)),
      matches_played: String(more('matches_played', 1)),
      total_finish: String(finishes),
      position_point: String(position),
      total_point: String(Math.max(0, finishes + position + givenBeyond(row))),
    };
  });
}

/** A bonus, or a penalty below zero. */
function givenBeyond(row: PointRow): number {
  const total = countIn(row, 'total_point');
  const sum = (countIn(row, 'total_finish') ?? 0) + (countIn(row, 'position_point') ?? 0);
  return total === undefined ? 0 : total - sum;
}

function isBlank({ place, finishes }: Entry): boolean {
  return place === '' && finishes === '';
}
