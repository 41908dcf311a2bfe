import { describe, expect, test } from 'vitest';
import { findAttention } from '#domain/attention.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const nothing = { matches: [], tournaments: [], games: [], now };
const match = (id: number, original_scheduled_at: string | null, status = 'not_started') => ({
  ...{ id, name: `Match ${id}`, status, original_scheduled_at },
});
const game = (id: number, start_date: string | null, match_no: number | null = 4) => ({
  ...{ id, start_date, match_no, day: 2, bgmi_match_id: 3, bgmi_match_name: 'Finals', status: '1' },
});
const keysOf = (known: Partial<typeof nothing> | object) =>
  findAttention({ ...nothing, ...known }).map(({ kind, key }) => `${kind} ${key}`);

test('nothing needs attention without records', () => {
  expect(findAttention(nothing)).toEqual([]);
});

describe('a match needs attention', () => {
  test('if its time is over and it is open, the last one first', () => {
    const matches = [match(1, '2026-11-24 10:00:00'), match(2, '2026-11-25 10:00:00'), match(3, null)];
    expect(keysOf({ matches })).toEqual(['late matches/2', 'late matches/1']);
  });

  test.each([
    ['it is finished', match(1, '2026-11-25 10:00:00', 'finished')],
    ['it is postponed', match(1, '2026-11-25 10:00:00', 'postponed')],
    ['it has just started', match(1, '2026-11-25 11:30:00')],
    ['it is older than a week', match(1, '2026-11-18 11:59:59')],
  ])('not if %s', (_, row) => {
    expect(keysOf({ matches: [row] })).toEqual([]);
  });
});

test('a tournament needs attention if totals of its table do not add up', () => {
  const row = (total_point: number) => ({ team_id: 1, total_finish: 10, position_point: 5, total_point });
  const tournaments = [
    { id: 7, label: 'Grand Finals', pointTable: [row(15), row(16), row(17)] },
    { id: 8, label: 'Playoffs', pointTable: [row(15)] },
  ];
  expect(findAttention({ ...nothing, tournaments })).toEqual([
    { kind: 'totals', key: 'tournament/7', id: 7, name: 'Grand Finals', count: 2 },
  ]);
});

describe('a match number needs attention', () => {
  test('if two games of a day and stage have it; the last one is shown', () => {
    const games = [game(1, '2026-11-26 12:00:00'), game(2, '2026-11-25 12:00:00'), game(3, '2026-11-25 13:00:00', 5)];
    expect(keysOf({ games })).toEqual(['number bgmiAllmatches/1']);
  });

  test('not if the games are older than a week, or have no time', () => {
    expect(keysOf({ games: [game(1, '2026-11-01 12:00:00'), game(2, '2026-11-01 13:00:00')] })).toEqual([]);
    expect(keysOf({ games: [game(1, null), game(2, null)] })).toEqual([]);
  });
});
