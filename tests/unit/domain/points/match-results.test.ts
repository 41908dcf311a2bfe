import { expect, test } from 'vitest';
import { nameFinder } from '#domain/names/name-finder.ts';
import { findResults, matchNotes, withResults } from '#domain/points/match-results.ts';
import { noEntry } from '#domain/points/matches.ts';
import { usualRuleset } from '#domain/points/presets.ts';
import { english } from '#i18n/english.ts';
import { readResults } from './read-results.ts';

const names = ['Team Soul', 'GodLike Esports', 'Global Esports', 'Orangutan', 'Entity Gaming', 'TSM'];
const rows = names.map((_, at) => ({ team_id: String(at + 100) }));
const teams = names.map((name, id) => ({ id, name }));

/** The lines that are read, without those that say why they are not. */
const resultsIn = (text: string) =>
  readResults(text).results.flatMap(({ team, place, finishes, fault }) => (fault ? [] : [{ team, place, finishes }]));

test.each([
  ['a numbered list', '1. Team Soul - 12 kills\n2. GodLike 8\n3) TSM: 0'],
  ['medals', '🥇 Team Soul (12)\n🥈 GodLike - 8\n🥉 TSM 0 kills'],
  ['ordinals and bars', '1st | Team Soul | 12\n2nd | GodLike | 8\n3rd | TSM | 0'],
  ['a chat with a heading and formatting', '*Match 3 results*\n#1 *Team Soul* 12\n#2 *GodLike* 8\n#3 TSM 0'],
  ['a sheet with headers', 'Rank\tTeam\tKills\n1\tTeam Soul\t12\n2\tGodLike\t8\n3\tTSM\t0'],
  ['a sheet with headers in another order', 'Team;Finishes;Place\nTeam Soul;12;1\nGodLike;8;2\nTSM;0;3'],
  ['a sheet without headers', '1\tTeam Soul\t12\n2\tGodLike\t8\n3\tTSM\t0'],
  ['team, place and finishes', 'Team Soul\t1\t12\nGodLike\t2\t8\nTSM\t3\t0'],
  ['Devanagari digits', '१. Team Soul - १२\n२. GodLike - ८\n३. TSM - ०'],
  ['totals with two points for a finish', '1 Team Soul 10 12 34\n2 GodLike 6 8 22\n3 TSM 5 0 5'],
  ['lines in the order of the ranking', 'Team Soul - 12\nGodLike - 8\nTSM - 0'],
])('results are read from %s', (_, text) => {
  expect(resultsIn(text)).toEqual([
    { team: 'Team Soul', place: '1', finishes: '12' },
    { team: 'GodLike', place: '2', finishes: '8' },
    { team: 'TSM', place: '3', finishes: '0' },
  ]);
});

test('a name that ends with digits keeps them if its finishes follow', () => {
  expect(resultsIn('1. Team 8Bit 7')).toEqual([{ team: 'Team 8Bit', place: '1', finishes: '7' }]);
});

test('nothing is read from an empty text', () => {
  expect(resultsIn(' \n ')).toEqual([]);
});

test.each([
  ['soul', 0],
  ['EG', 4],
  // GodLike Esports and Global Esports.
  ['GE', undefined],
  ['Team Sol', 0],
  ['Godlik', 1],
  ['orangutang', 3],
  ['Entety', 4],
  ['TSM', 5],
  ['Nova', undefined],
  // Both 'GodLike Esports' and 'Global Esports' begin like this.
  ['G Esports', undefined],
])('%s is found as row %s', (name, row) => {
  const found = nameFinder(teams, 'spelling')(name);
  expect(found.kind === 'found' ? found.item.id : undefined).toBe(row);
});

test('each row is filled once, and other entries stay', () => {
  const found = findResults(readResults('1. Soul 12\n2. Soul 3\n3. Nova 1').results, rows, (at) => names[at] ?? '');
  expect(found.map(({ row }) => row)).toEqual([0, undefined, undefined]);
  const match = names.map((_, at) => (at === 1 ? { place: '4', finishes: '5' } : noEntry));
  expect(withResults(match, found).slice(0, 3)).toEqual([
    { place: '1', finishes: '12' },
    { place: '4', finishes: '5' },
    noEntry,
  ]);
});

test('missing teams and impossible sums are noted', () => {
  const said = (match: Parameters<typeof matchNotes>[0]) =>
    matchNotes(match, usualRuleset, (at) => names[at] ?? '').map(({ text, values }) => english(text, values));
  expect(said([noEntry, noEntry])).toEqual([]);
  expect(
    said([
      { place: '1', finishes: '60' },
      { place: '2', finishes: '3' },
    ]),
  ).toEqual([]);
  expect(said([{ place: '1', finishes: '60' }, { place: '2', finishes: '4' }, noEntry])).toEqual([
    'Teams without a result get no points: 1',
    'Finishes add up to 64; a match has at most 63',
  ]);
});

test('finishes that a cap does not count are noted, and a scrim may have more teams than its ruleset', () => {
  const notes = (match: Parameters<typeof matchNotes>[0]) =>
    matchNotes(match, { ...usualRuleset, finishCap: 8 }, (at) => names[at] ?? '').map(({ text, values }) =>
      english(text, values),
    );
  expect(
    notes([
      { place: '1', finishes: '12' },
      { place: '2', finishes: '8' },
    ]),
  ).toEqual(['Team Soul: 8 of 12 finishes count']);
  const scrim = Array.from({ length: 20 }, (_, at) => ({ place: String(at + 1), finishes: '3' }));
  expect(notes([...scrim.slice(1), { place: '1', finishes: '8' }])).toEqual([]);
});
