import pointTables from '#data/point-tables.json' with { type: 'json' };
import teams from '#data/teams.json' with { type: 'json' };
import type { Match } from '#domain/points/matches.ts';
import type { PointRow } from '#domain/points/row.ts';

/** Real tables by tournament (server/data/SOURCES.md). */
export const tournaments = { bgis2023: 9, bmps2024: 10, bgis2025: 11, bmps2025: 12, bmps2025Day1: 13 } as const;

/** A real table as a form contains it. */
export function tableOf(tournament: number): readonly PointRow[] {
  return pointTables
    .filter((row) => row.tournament_id === tournament)
    .map(({ tournament_id: _, ...row }) =>
      Object.fromEntries(Object.entries(row).map(([column, count]) => [column, String(count)])),
    );
}

export function namesOf(rows: readonly PointRow[]): (at: number) => string {
  return (at) => teams.find(({ id }) => String(id) === rows[at]?.['team_id'])?.name ?? `#${at + 1}`;
}

export { teams };

/** The entries of a match, 'place/finishes' of each row. A row without an entry is '/'. */
export const entriesOf = (entries: string): Match =>
  entries.split(' ').map((entry) => {
    const [place = '', finishes = ''] = entry.split('/');
    return { place, finishes };
  });

/** A row with these numbers: dinners, matches, finishes, position points, total. */
export function rowOf(team: string, ...counts: readonly (number | '')[]): PointRow {
  const [chicken_dinner = '', matches_played = '', total_finish = '', position_point = '', total_point = ''] =
    counts.map(String);
  return { team_id: team, chicken_dinner, matches_played, total_finish, position_point, total_point };
}
