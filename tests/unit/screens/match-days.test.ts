import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchDays } from '#screens/dashboard/match-days.ts';

const zone = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Asia/Kolkata';
});
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

/** 20 November, 01:00 in India: still the 19th in UTC. */
const now = Date.parse('2026-11-19T19:30:00Z');
const row = (name: string, original_scheduled_at: unknown, status = 'not_started') => ({
  ...{ id: name, name, status, original_scheduled_at },
  ...{ game_name: 'BGMI', tournament_name: null },
});
const namesOf = (rows: Parameters<typeof matchDays>[0]) => {
  const { today, upcoming } = matchDays(rows, now, 'device');
  return { today: today.map(({ name }) => name), upcoming: upcoming.map(({ name }) => name) };
};

describe('matches', () => {
  test('belong to a day in the device’s time zone, not in UTC', () => {
    const rows = [
      row('last of yesterday', '2026-11-19 18:29:59', 'finished'),
      row('first of today', '2026-11-19 18:30:00'),
      row('last of today', '2026-11-20 18:29:59'),
      row('first of tomorrow', '2026-11-20 18:30:00'),
    ];
    expect(namesOf(rows)).toEqual({ today: ['first of today', 'last of today'], upcoming: ['first of tomorrow'] });
  });

  test('of today are sorted by urgency and include one that still runs', () => {
    const rows = [
      row('over', '2026-11-19 20:00:00', 'finished'),
      row('later', '2026-11-20 10:00:00'),
      row('off', '2026-11-19 21:00:00', 'canceled'),
      row('soon', '2026-11-20 08:00:00'),
      row('moved', '2026-11-20 09:00:00', 'postponed'),
      row('since yesterday', '2026-11-19 12:00:00', 'running'),
    ];
    expect(namesOf(rows).today).toEqual(['since yesterday', 'soon', 'moved', 'later', 'off', 'over']);
  });

  test('that are past their time belong to today for 24 hours', () => {
    const rows = [
      row('an hour ago', '2026-11-19 18:00:00'),
      row('two days ago', '2026-11-17 18:00:00'),
      row('put off', '2026-11-19 18:00:00', 'postponed'),
    ];
    expect(namesOf(rows)).toEqual({ today: ['an hour ago'], upcoming: [] });
  });

  test('in the future are sorted by time, without those that will not be played', () => {
    const rows = [
      row('in a week', '2026-11-27 10:00:00'),
      row('off', '2026-11-22 10:00:00', 'canceled'),
      row('played early', '2026-11-22 11:00:00', 'finished'),
      row('moved', '2026-11-23 10:00:00', 'postponed'),
      row('tomorrow', '2026-11-21 10:00:00'),
    ];
    expect(namesOf(rows).upcoming).toEqual(['tomorrow', 'moved', 'in a week']);
  });

  test('without a valid time are in no day', () => {
    const strange = [row('none', null), row('empty', ''), row('words', 'tomorrow'), row('number', 5), { id: 1 }];
    expect(namesOf(strange)).toEqual({ today: [], upcoming: [] });
  });

  test('show their game and tournament if known, and their id if they have no name', () => {
    const [match] = matchDays(
      [{ ...row('', '2026-11-20 08:00:00'), id: 12, tournament_name: 'Finals' }],
      now,
      'device',
    ).today;
    expect(match).toMatchObject({ name: '#12', about: 'Finals · BGMI' });
  });
});
