import { describe, expect, test } from 'vitest';
import {
  enteredMatch,
  type Match,
  matchFaults,
  matchOf,
  noEntry,
  type SharedScoring,
  sharedPlaces,
  sharedPoints,
  tableFaults,
  withMatch,
} from '#domain/points/matches.ts';
import { pointsFor, presets } from '#domain/points/presets.ts';
import { english } from '#i18n/english.ts';
import madeUp from './made-up-matches.json' with { type: 'json' };
import { namesOf, rowOf, tableOf, tournaments } from './real-tables.ts';

const [ten = presets[0]] = presets;
if (!ten) throw new Error('There are no presets');

const two = [rowOf('32', 0, 0, 0, 0, 0), rowOf('33', 0, 0, 0, 0, 0)];
const faults = (match: Match) => matchFaults(match, namesOf(two)).map(({ text, values }) => english(text, values));

test('six matches, added one by one, result in the real table of BMPS 2025, day 1', () => {
  const day = tableOf(tournaments.bmps2025Day1);
  const empty = day.map((row) => rowOf(row['team_id'] ?? ''));
  const table = madeUp.reduce<typeof day>((rows, results) => {
    const match = rows.map((row) => {
      const [, place, finishes] = results.find(([team]) => String(team) === row['team_id']) ?? [];
      return { place: String(place), finishes: String(finishes) };
    });
    expect(matchFaults(match, namesOf(rows))).toEqual([]);
    return withMatch(rows, match, ten);
  }, empty);
  expect(table).toEqual(day);
});

test('a team without an entry did not play', () => {
  const rows = withMatch(two, [{ place: '1', finishes: '7' }, noEntry], ten);
  expect(rows).toEqual([rowOf('32', 1, 1, 7, 10, 17), two[1]]);
});

test('a total keeps its penalty or bonus, and an empty total becomes the sum', () => {
  const match = [
    { place: '1', finishes: '3' },
    { place: '2', finishes: '4' },
  ];
  const [penalty, bonus] = withMatch([rowOf('32', 0, 1, 5, 6, 1), rowOf('33', 0, 1, 5, 6, 13)], match, ten);
  expect(penalty).toEqual(rowOf('32', 1, 2, 8, 16, 14));
  expect(bonus).toEqual(rowOf('33', 0, 2, 9, 12, 23));
  expect(withMatch([rowOf('32', '', '', '', '', '')], match, ten)).toEqual([rowOf('32', 1, 1, 3, 10, 13)]);
});

test('a place beyond those with points gives none', () => {
  expect([1, 8, 9, 16, 17].map((place) => pointsFor(ten, place))).toEqual([10, 1, 0, 0, 0]);
});

test.each<[string, Match, readonly string[]]>([
  [
    'a whole match',
    [
      { place: '2', finishes: '0' },
      { place: '1', finishes: '3' },
    ],
    [],
  ],
  ['nothing', [noEntry, noEntry], ['No team has a place yet']],
  [
    'a shared place',
    [
      { place: '1', finishes: '0' },
      { place: '01', finishes: '3' },
    ],
    [],
  ],
  [
    'a team that is not finished',
    [
      { place: '1', finishes: '' },
      { place: '', finishes: '3' },
    ],
    ['Team Versatile has no finishes', 'GodLike Esports has no place'],
  ],
  [
    'a place that there is not',
    [
      { place: '0', finishes: '0' },
      { place: '3', finishes: '3' },
    ],
    ['Team Versatile: there is no place 0 among 2 teams', 'GodLike Esports: there is no place 3 among 2 teams'],
  ],
])('errors of %s', (_, match, sentences) => {
  expect(faults(match)).toEqual(sentences);
});

test('teams that share a place get its points each, or the mean of their places', () => {
  const match = [
    { place: '2', finishes: '7' },
    { place: '2', finishes: '3' },
  ];
  expect(sharedPlaces(match)).toEqual([{ place: 2, rows: [0, 1] }]);
  expect(sharedPlaces([noEntry, noEntry])).toEqual([]);
  const points = (scoring: SharedScoring) => withMatch(two, match, ten, scoring).map((row) => row['position_point']);
  expect(points('each')).toEqual(['6', '6']);
  // (6 + 5) / 2, without the fraction.
  expect(points('mean')).toEqual(['5', '5']);
  expect([1, 2, 3, 16].map((teams) => sharedPoints(ten, 1, teams, 'mean'))).toEqual([10, 8, 7, 2]);
});

test('a match is not added to a value that is no number', () => {
  const rows = [rowOf('32', 0, 0, 0, 0, 0), { ...rowOf('33', 0, 0, 0, 0), total_finish: '-6' }];
  const first = { place: '1', finishes: '7' };
  const said = (match: Match) =>
    tableFaults(rows, match, namesOf(two)).map(({ text, values }) => english(text, values));
  expect(said([first, noEntry])).toEqual([]);
  expect(said([first, { place: '2', finishes: '1' }])).toEqual(['GodLike Esports: -6 is not a whole number']);
});

describe('a stored match', () => {
  const first = { place: '1', finishes: '7' };
  const second = { place: '2', finishes: '' };
  const noTeam = rowOf('', '', '', '', '', '');
  const three = [rowOf('32'), rowOf('33'), rowOf('34')];

  test('contains what was typed, each entry with its row and team', () => {
    expect(enteredMatch(three, [first, noEntry, second])).toEqual([
      { row: '0', team_id: '32', ...first },
      { row: '2', team_id: '34', ...second },
    ]);
    expect(enteredMatch(three, [noEntry, noEntry, noEntry])).toEqual([]);
  });

  test('is restored unchanged', () => {
    const match = [first, noEntry, second];
    expect(matchOf(three, enteredMatch(three, match))).toEqual(match);
    expect(matchOf(three, [])).toEqual([noEntry, noEntry, noEntry]);
  });

  test('follows its teams after rows were moved or removed', () => {
    const stored = enteredMatch(three, [first, noEntry, second]);
    expect(matchOf([rowOf('34'), rowOf('32'), rowOf('33')], stored)).toEqual([second, first, noEntry]);
    expect(matchOf([rowOf('33'), rowOf('34')], stored)).toEqual([noEntry, second]);
  });

  test('distinguishes rows with the same team, or without one, by their index', () => {
    const doubled = [rowOf('32'), rowOf('32'), noTeam, noTeam];
    const match = [noEntry, first, noEntry, second];
    expect(matchOf(doubled, enteredMatch(doubled, match))).toEqual(match);
    expect(matchOf([rowOf('32'), noTeam, rowOf('32')], enteredMatch(doubled, match))).toEqual([
      first,
      noEntry,
      noEntry,
    ]);
    expect(matchOf([noTeam], enteredMatch(doubled, match))).toEqual([noEntry]);
  });
});
