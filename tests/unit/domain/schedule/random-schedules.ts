import { readMatches, type ScheduledMatch } from '#domain/schedule/match.ts';
import { fc } from '../../../support/fast-check.ts';

/** Event matches as the list returns them, by name and time. */
export const matchRow = (id: number, name: string, at: string | null, more: object = {}) => ({
  ...{ id, name, game_name: 'Dota 2', tournament_name: 'Finals', status: 'not_started', original_scheduled_at: at },
  ...more,
});

/** Games of stage 1, unless another stage is given. */
export const gameRow = (id: number, day: number, match_no: number, at: string | null, more: object = {}) => ({
  ...{ id, map_name: 'Erangel', day, match_no, start_date: at, status: '1' },
  ...{ bgmi_match_id: 1, bgmi_match_name: 'Semi Finals' },
  ...more,
});

type Rows = Parameters<typeof readMatches>[0];

export const scheduleOf = (rows: Partial<Rows>): readonly ScheduledMatch[] =>
  readMatches({ matches: [], bgmiAllmatches: [], bgmiMatches: [], ...rows });

/** A random second between 2000 and 2050, often midnight in one of the zones. */
export const instants = fc.oneof(
  fc.integer({ min: 946_684_800, max: 2_524_608_000 }).map((second) => second * 1000),
  fc
    .record({ day: fc.integer({ min: 10_957, max: 29_220 }), off: fc.constantFrom(-1000, 0, 1000), ist: fc.boolean() })
    .map(({ day, off, ist }) => day * 86_400_000 + off - (ist ? 330 * 60_000 : 0)),
);

/** A schedule with event matches of a few teams within two days. */
export const schedules = fc
  .array(
    fc.record({
      one: fc.constantFrom('GEN', 'T1', 'gen', 'TBD', 'Soul'),
      other: fc.constantFrom('GEN', 'T1', 'HLE'),
      minute: fc.option(fc.integer({ min: 0, max: 2880 }), { nil: null }),
      status: fc.constantFrom('not_started', 'running', 'finished', 'canceled'),
      game_name: fc.constantFrom('Dota 2', 'Valorant'),
    }),
    { maxLength: 30 },
  )
  .map((drawn) =>
    scheduleOf({
      matches: drawn.map(({ one, other, minute, ...more }, index) => {
        const at = minute === null ? null : new Date(Date.UTC(2026, 10, 22) + minute * 60_000).toISOString();
        return matchRow(index, `${one} vs ${other}`, at?.slice(0, 19).replace('T', ' ') ?? null, more);
      }),
    }),
  );
