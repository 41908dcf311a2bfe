import { expect, test } from 'vitest';
import { teamsIn } from '#domain/schedule/match.ts';
import { gameRow, matchRow, scheduleOf } from './random-schedules.ts';

test('an event match has its tournament, its game and the teams in its name', () => {
  const [match] = scheduleOf({ matches: [matchRow(9, 'Grand final: GEN vs HLE', '2026-11-22 18:30:00')] });
  expect(match).toEqual({
    ...{ key: 'matches/9', list: 'matches', at: Date.UTC(2026, 10, 22, 18, 30), minutes: 45 },
    ...{ name: 'Grand final: GEN vs HLE', event: 'Finals', series: '', game: 'Dota 2', day: null, matchNo: null },
    ...{ status: 'not_started', teams: ['GEN', 'HLE'], stage: null },
  });
});

test('a game has its stage and, from the list of stages, its series', () => {
  const stages = [{ id: 1, series_name: 'BMPS 2026' }];
  const [game] = scheduleOf({ bgmiAllmatches: [gameRow(4, 2, 5, '2026-11-22 11:10:00')], bgmiMatches: stages });
  expect(game).toEqual({
    ...{ key: 'bgmiAllmatches/4', list: 'bgmiAllmatches', at: Date.UTC(2026, 10, 22, 11, 10), minutes: 40 },
    ...{ name: 'Erangel', event: 'Semi Finals', series: 'BMPS 2026', game: 'BGMI', day: 2, matchNo: 5 },
    ...{ status: '1', teams: [], stage: '1' },
  });
});

test('missing values are not invented', () => {
  const [match, game] = scheduleOf({
    matches: [matchRow(1, '', null, { tournament_name: null, game_name: null, status: null })],
    bgmiAllmatches: [gameRow(2, 0, 0, 'soon', { map_name: null, day: '', match_no: 'x', bgmi_match_id: null })],
  });
  expect(match).toMatchObject({ name: '#1', at: null, event: '', game: '', status: '', teams: [] });
  expect(game).toMatchObject({ name: '#2', at: null, day: null, matchNo: null, stage: null, series: '' });
});

test('day 0 is valid, and numbers as text are accepted', () => {
  const [game] = scheduleOf({ bgmiAllmatches: [gameRow(1, 0, 1, null, { match_no: '12' })] });
  expect(game).toMatchObject({ day: 0, matchNo: 12 });
});

test.each([
  ['T1 vs GEN', ['T1', 'GEN']],
  ['Upper bracket: Round 2:  Team Liquid  VS.  G2 ', ['Team Liquid', 'G2']],
  ['Final: TBD vs HLE', ['HLE']],
  ['TBA vs tbd', []],
  ['Opening ceremony', []],
  ['Revsson', []],
  ['T1 vs', []],
  ['Final:\nT1 vs GEN', []],
  ['TBDs vs Not TBA', ['TBDs', 'Not TBA']],
  ['ZD v ZE', ['ZD', 'ZE']],
  ['ZK vs ZL (Bo3)', ['ZK', 'ZL']],
  ['Semifinal: ZK vs ZL [Game 2] (Bo5)', ['ZK', 'ZL']],
  ['ZK vs ZL Bo3', ['ZK', 'ZL']],
  ['A1 vs B2 vs C3', ['A1', 'B2', 'C3']],
  ['ZK बनाम ZL', ['ZK', 'ZL']],
  ['12:30: ZK v TBD', ['ZK']],
  ['', []],
])('the teams in "%s" are %j', (name, teams) => {
  expect(teamsIn(name)).toEqual(teams);
});
