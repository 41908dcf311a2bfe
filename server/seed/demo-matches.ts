import { formatWire } from '#domain/time/date-time.ts';
import type { matches } from '../db/schema/competitions.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Made-up matches around the day of seeding, so that a demo installation has matches today and tomorrow. Their names
 * start with DEMO; all other matches are real.
 */
export function demoMatches(now: Date): readonly (typeof matches.$inferInsert)[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const at = (days: number, hour: number) => formatWire(today + days * dayMs + hour * 60 * 60_000);
  const common = { winner_type: 'Team', pandascore_id: null };
  return [
    { ...common, id: 9, name: 'DEMO T1 vs GEN', game_id: 1, tournament_id: 6, status: 'not_started', ...on(at(1, 8)) },
    { ...common, id: 10, name: 'DEMO VIT vs TS', game_id: 2, tournament_id: 2, status: 'running', ...on(at(0, 12)) },
    { ...common, id: 11, name: 'DEMO FNC vs TL', game_id: 10, tournament_id: 7, status: 'postponed', ...on(at(2, 14)) },
    { ...common, id: 12, name: 'DEMO PRV vs BB', game_id: 3, tournament_id: 3, status: 'canceled', ...on(at(-2, 10)) },
    {
      ...common,
      id: 13,
      name: 'DEMO G2 vs FURIA',
      game_id: 2,
      tournament_id: 2,
      status: 'not_started',
      ...on(at(0, 18)),
    },
    {
      ...common,
      id: 14,
      name: 'DEMO XG vs FLC',
      game_id: 3,
      tournament_id: 3,
      status: 'not_started',
      ...on(at(7, 18)),
    },
  ];
}

function on(time: string) {
  return { original_scheduled_at: time, scheduled_at: time };
}
