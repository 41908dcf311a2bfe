import { expect, test } from 'vitest';
import bgmiGames from '#data/bgmi-games.json' with { type: 'json' };
import type { TimedMatch } from '#domain/schedule/days.ts';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import { findWarnings, firstTimed } from '#domain/schedule/warnings.ts';
import { fc } from '../../../support/fast-check.ts';
import { gameRow, matchRow, scheduleOf, schedules } from './random-schedules.ts';

const keysOf = (matches: readonly ScheduledMatch[]) => matches.map(({ key }) => key);
const warningsOf = (matches: readonly ScheduledMatch[]) =>
  findWarnings(matches).map((warning) => [
    warning.kind === 'team' ? warning.teams.join(', ') : warning.kind,
    ...keysOf(warning.matches),
  ]);
const on = (clock: string) => `2026-11-22 ${clock}:00`;

test('a team in two matches within 45 minutes is a conflict', () => {
  const first = matchRow(1, 'GEN vs T1', on('10:00'));
  expect(warningsOf(scheduleOf({ matches: [matchRow(2, 'Final: HLE vs gen', on('10:44')), first] }))).toEqual([
    ['GEN', 'matches/1', 'matches/2'],
  ]);
  expect(warningsOf(scheduleOf({ matches: [first, matchRow(2, 'HLE vs GEN', on('10:45'))] }))).toEqual([]);
});

test.each([
  ['ZK vs ZL', 'ZK Esports v ZM (Bo3)', 'ZK'],
  ['Team ZK vs ZL vs ZN', 'ZN v ZM', 'ZN'],
])('%s and %s share %s', (one, other, team) => {
  const matches = [matchRow(1, one, on('10:00')), matchRow(2, other, on('10:10'))];
  expect(warningsOf(scheduleOf({ matches }))).toEqual([[team, 'matches/1', 'matches/2']]);
});

test('a match that is planned twice causes one warning with both teams', () => {
  const matches = [matchRow(1, 'GEN vs T1', on('10:00')), matchRow(2, 'T1 vs GEN', on('10:00'))];
  expect(warningsOf(scheduleOf({ matches }))).toEqual([['GEN, T1', 'matches/1', 'matches/2']]);
});

test.each([
  ['the same name in another game', { game_name: 'Valorant' }],
  ['a match that is canceled', { status: 'canceled' }],
  ['a match that is postponed', { status: 'postponed' }],
  ['a match that is over', { status: 'finished' }],
  ['a match without a time', { original_scheduled_at: null }],
])('%s causes no conflict', (_, more) => {
  const matches = [matchRow(1, 'GEN vs T1', on('10:00')), matchRow(2, 'GEN vs HLE', on('10:10'), more)];
  expect(warningsOf(scheduleOf({ matches }))).toEqual([]);
});

test('two games of one stage within 40 minutes are reported, those of two stages are not', () => {
  const first = gameRow(1, 1, 1, on('10:00'));
  expect(warningsOf(scheduleOf({ bgmiAllmatches: [first, gameRow(2, 1, 2, on('10:39'))] }))).toEqual([
    ['stage', 'bgmiAllmatches/1', 'bgmiAllmatches/2'],
  ]);
  expect(warningsOf(scheduleOf({ bgmiAllmatches: [first, gameRow(2, 1, 2, on('10:40'))] }))).toEqual([]);
  expect(
    warningsOf(scheduleOf({ bgmiAllmatches: [first, gameRow(2, 1, 2, on('10:00'), { bgmi_match_id: 2 })] })),
  ).toEqual([]);
});

test('a repeated day and match number in one stage is reported, however often and at any time', () => {
  const games = [gameRow(1, 1, 1, on('10:00')), gameRow(2, 1, 1, null), gameRow(3, 1, 1, on('18:00'))];
  const others = [gameRow(4, 1, 2, null), gameRow(5, 2, 1, null), gameRow(6, 1, 1, null, { bgmi_match_id: 2 })];
  expect(warningsOf(scheduleOf({ bgmiAllmatches: [...games, ...others] }))).toEqual([
    ['number', 'bgmiAllmatches/1', 'bgmiAllmatches/3', 'bgmiAllmatches/2'],
  ]);
});

test('games without a stage, day or number are not compared', () => {
  const bare = [{ bgmi_match_id: null }, { day: null }, { match_no: null }];
  for (const more of bare) {
    const games = [gameRow(1, 1, 1, on('10:00'), more), gameRow(2, 1, 1, on('12:00'), more)];
    expect(warningsOf(scheduleOf({ bgmiAllmatches: games }))).toEqual([]);
  }
});

test('the published schedules of the demo data cause no warnings', () => {
  expect(
    warningsOf(scheduleOf({ bgmiAllmatches: bgmiGames.map((game) => ({ ...game, map_name: 'Erangel' })) })),
  ).toEqual([]);
});

test('a warning is shown at its first match', () => {
  const games = [gameRow(1, 1, 1, null), gameRow(2, 1, 1, on('18:00')), gameRow(3, 1, 1, on('10:00'))];
  const [warning] = findWarnings(scheduleOf({ bgmiAllmatches: games }));
  expect(warning && firstTimed(warning)?.key).toBe('bgmiAllmatches/3');
  const [timeless] = findWarnings(scheduleOf({ bgmiAllmatches: [gameRow(1, 1, 1, null), gameRow(2, 1, 1, null)] }));
  expect(timeless && firstTimed(timeless)).toBeUndefined();
});

test('in any schedule, a team warning contains a match exactly if another match names the team too soon', () => {
  fc.assert(
    fc.property(schedules, (matches) => {
      const planned = matches.filter(
        (match): match is TimedMatch => match.at !== null && !['finished', 'canceled'].includes(match.status),
      );
      const fold = ({ teams }: ScheduledMatch) => teams.map((team) => team.toLowerCase());
      const collides = planned.filter((one) =>
        planned.some(
          (other) =>
            other !== one &&
            other.game === one.game &&
            fold(other).some((team) => fold(one).includes(team)) &&
            Math.abs(other.at - one.at) < 45 * 60_000,
        ),
      );
      const reported = new Set(findWarnings(matches).flatMap((warning) => keysOf(warning.matches)));
      expect([...reported].toSorted()).toEqual(keysOf(collides).toSorted());
    }),
  );
});
