import pointTableRows from '#data/point-tables.json' with { type: 'json' };
import { formatWire } from '#domain/time/date-time.ts';
import type { pointRows, tournaments } from '../db/schema/competitions.ts';

const hourMs = 60 * 60_000;
const id = 16;
/** BMPS 2025 Grand Finals, whose teams play. */
const teamsOf = 12;

/**
 * A made-up tournament that runs on the day of seeding, so that the dashboard of a demo installation shows standings. Its
 * name starts with DEMO; all other tournaments are real.
 */
export function demoTournament(now: Date): typeof tournaments.$inferInsert {
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  const begin = formatWire(hour - 30 * hourMs);
  return {
    id,
    name: 'DEMO Cup',
    label: 'DEMO Cup Grand Finals',
    series_id: 15,
    prizepool: '500000 Indian Rupee',
    original_scheduled_at: begin,
    begin_at: begin,
    end_at: formatWire(hour + 42 * hourMs),
    pandascore_id: null,
    status: '1',
  };
}

/** The results after twelve of eighteen matches, the best team first. */
const results = [
  { wins: 3, finishes: 72, position: 58 },
  { wins: 2, finishes: 69, position: 49 },
  { wins: 2, finishes: 58, position: 51 },
  { wins: 1, finishes: 61, position: 40 },
  { wins: 1, finishes: 52, position: 44 },
  { wins: 1, finishes: 55, position: 36 },
  { wins: 1, finishes: 47, position: 38 },
  { wins: 0, finishes: 51, position: 27 },
  { wins: 0, finishes: 44, position: 30 },
  { wins: 1, finishes: 39, position: 31 },
  { wins: 0, finishes: 41, position: 24 },
  { wins: 0, finishes: 36, position: 22 },
  { wins: 0, finishes: 33, position: 18 },
  { wins: 0, finishes: 29, position: 17 },
  { wins: 0, finishes: 27, position: 11 },
  { wins: 0, finishes: 18, position: 8 },
] as const;

/** The point table of the tournament. */
export function demoPoints(): readonly (typeof pointRows.$inferInsert)[] {
  const teamIds = pointTableRows.filter(({ tournament_id }) => tournament_id === teamsOf).map(({ team_id }) => team_id);
  return results.flatMap(({ wins, finishes, position }, index) => {
    const team_id = teamIds[index];
    if (team_id === undefined) return [];
    const points = { chicken_dinner: wins, matches_played: 12, total_finish: finishes, position_point: position };
    return [{ tournament_id: id, position: index, team_id, ...points, total_point: finishes + position }];
  });
}
