import { expect, test } from 'vitest';
import { filterMatches, matchesByDay } from '#domain/schedule/days.ts';
import { dayOf } from '#domain/time/zone.ts';
import { fc } from '../../../support/fast-check.ts';
import { gameRow, matchRow, scheduleOf, schedules } from './random-schedules.ts';

const names = (days: ReturnType<typeof matchesByDay>) =>
  Object.fromEntries([...days].map(([day, matches]) => [day, matches.map(({ name }) => name)]));

test('a match near midnight is on different days in India and in UTC', () => {
  const matches = scheduleOf({
    matches: [matchRow(1, 'Late', '2026-11-22 19:00:00'), matchRow(2, 'Early', '2026-11-22 03:00:00')],
  });
  expect(names(matchesByDay(matches, 'ist'))).toEqual({ '2026-11-22': ['Early'], '2026-11-23': ['Late'] });
  expect(names(matchesByDay(matches, 'utc'))).toEqual({ '2026-11-22': ['Early', 'Late'] });
});

test('matches with the same start are sorted by name', () => {
  const at = '2026-11-22 10:00:00';
  const matches = scheduleOf({ matches: [matchRow(2, 'B', at), matchRow(3, 'A', at), matchRow(1, 'B', at)] });
  expect(
    matchesByDay(matches, 'utc')
      .get('2026-11-22')
      ?.map(({ key }) => key),
  ).toEqual(['matches/3', 'matches/1', 'matches/2']);
});

test('each match with a time is on its day once, in time order; the others are on none', () => {
  fc.assert(
    fc.property(schedules, fc.constantFrom('ist', 'utc'), (matches, zone) => {
      const days = [...matchesByDay(matches, zone)];
      const shown = days.flatMap(([, group]) => group.map(({ key }) => key));
      const timed = matches.filter(({ at }) => at !== null).map(({ key }) => key);
      expect(shown.toSorted()).toEqual(timed.toSorted());
      for (const [day, group] of days) {
        expect(group.every(({ at }) => dayOf(at, zone) === day)).toBe(true);
        expect(group.map(({ at }) => at)).toEqual(group.map(({ at }) => at).toSorted((one, other) => one - other));
      }
    }),
  );
});

test('a filter finds all its words, in any field', () => {
  const matches = scheduleOf({
    matches: [matchRow(1, 'GEN vs Pelé', null), matchRow(2, 'T1 vs HLE', null, { game_name: 'Valorant' })],
    bgmiAllmatches: [gameRow(3, 1, 1, null)],
    bgmiMatches: [{ id: 1, series_name: 'BMPS 2026' }],
  });
  const found = (words: string) => filterMatches(matches, words).map(({ key }) => key);
  expect(found('')).toHaveLength(3);
  expect(found(' ')).toHaveLength(3);
  expect(found('pele')).toEqual(['matches/1']);
  expect(found('finals  VALORANT')).toEqual(['matches/2']);
  expect(found('bmps')).toEqual(['bgmiAllmatches/3']);
  expect(found('bmps valorant')).toEqual([]);
  expect(found(' pele ')).toEqual(['matches/1']);
  // The end of one field and the start of the next do not form a word.
  expect(found('peléfinals')).toEqual([]);
  const all = scheduleOf({ matches: [matchRow(1, 'GEN vs HLE', null)] });
  expect(filterMatches(all, '')).toBe(all);
});
