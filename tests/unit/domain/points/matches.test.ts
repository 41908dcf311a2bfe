import { describe, expect, test } from 'vitest';
import {
  enteredMatch,
  type Match,
  matchFaults,
  matchOf,
  noEntry,
  sharedPlaces,
  tableFaults,
  withMatch,
} from '#domain/points/matches.ts';
import { presets } from '#domain/points/presets.ts';
import { countIn, numberColumns, type PointRow } from '#domain/points/row.ts';
import { pointsFor, type Ruleset, type SharedScoring, sharedPoints } from '#domain/points/ruleset.ts';
import { english } from '#i18n/english.ts';
import { fc } from '../../../support/fast-check.ts';
import madeUp from './made-up-matches.json' with { type: 'json' };
import { entriesOf, namesOf, rowOf, tableOf, tournaments } from './real-tables.ts';

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
  const rows = withMatch(two, entriesOf('1/7 /'), ten);
  expect(rows).toEqual([rowOf('32', 1, 1, 7, 10, 17), two[1]]);
});

test('a total keeps its penalty or bonus, and an empty total becomes the sum', () => {
  const match = entriesOf('1/3 2/4');
  const [penalty, bonus] = withMatch([rowOf('32', 0, 1, 5, 6, 1), rowOf('33', 0, 1, 5, 6, 13)], match, ten);
  expect(penalty).toEqual(rowOf('32', 1, 2, 8, 16, 14));
  expect(bonus).toEqual(rowOf('33', 0, 2, 9, 12, 23));
  expect(withMatch([rowOf('32', '', '', '', '', '')], match, ten)).toEqual([rowOf('32', 1, 1, 3, 10, 13)]);
});

test('a place beyond those with points gives none', () => {
  expect([1, 8, 9, 16, 17].map((place) => pointsFor(ten, place))).toEqual([10, 1, 0, 0, 0]);
});

test.each([
  ['2/0 1/3', []],
  ['/ /', ['No team has a place yet']],
  ['1/0 01/3', []],
  ['1/ /3', ['Team Versatile has no finishes', 'GodLike Esports has no place']],
  ['0/0 2/3', ['Team Versatile: there is no place 0 among 2 teams']],
  ['1/0 3/3', ['GodLike Esports: there is no place 3 among 2 teams']],
])('errors of the match %s', (match, sentences) => {
  expect(faults(entriesOf(match))).toEqual(sentences);
});

test('teams that share a place get its points each, or the mean of their places', () => {
  const match = entriesOf('2/7 2/3');
  expect(sharedPlaces(match)).toEqual([{ place: 2, rows: [0, 1] }]);
  expect(sharedPlaces([noEntry, noEntry])).toEqual([]);
  const points = (scoring: SharedScoring) => withMatch(two, match, ten, scoring).map((row) => row['position_point']);
  expect(points('each')).toEqual(['6', '6']);
  // (6 + 5) / 2, without the fraction.
  expect(points('mean')).toEqual(['5', '5']);
  expect([1, 2, 3, 16].map((teams) => sharedPoints(ten, 1, teams, 'mean'))).toEqual([10, 8, 7, 2]);
});

test('finishes beyond the cap do not count, and a finish may be worth two points', () => {
  const rows = withMatch(two, entriesOf('1/12 2/8'), { ...ten, perFinish: 2, finishCap: 8 });
  expect(rows).toEqual([rowOf('32', 1, 1, 8, 10, 26), rowOf('33', 0, 1, 8, 6, 22)]);
});

describe('for any ruleset', () => {
  const rulesets = fc
    .record({
      places: fc.array(fc.nat(30), { maxLength: 30 }).map((points) => points.toSorted((one, other) => other - one)),
      perFinish: fc.nat(5),
      finishCap: fc.option(fc.nat(20)),
    })
    .map((part): Ruleset => ({ ...ten, ...part }));
  const matches = fc
    .integer({ min: 1, max: 25 })
    .chain((teams) =>
      fc.array(fc.tuple(fc.integer({ min: 1, max: teams }), fc.nat(40)), { minLength: teams, maxLength: teams }),
    );
  const played = (results: readonly (readonly [place: number, finishes: number])[], ruleset: Ruleset) =>
    withMatch(
      results.map((_, at) => rowOf(String(at))),
      results.map(([place, finishes]) => ({ place: String(place), finishes: String(finishes) })),
      ruleset,
    );

  test('a total is the sum of its parts, and no more finishes than the cap count', () => {
    fc.assert(
      fc.property(matches, rulesets, (results, ruleset) => {
        for (const row of played(results, ruleset)) {
          const [finishes = 0, position = 0] = [countIn(row, 'total_finish'), countIn(row, 'position_point')];
          expect(countIn(row, 'total_point')).toBe(position + ruleset.perFinish * finishes);
          expect(finishes).toBeLessThanOrEqual(ruleset.finishCap ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  test('the order of the rows changes no result', () => {
    const shuffled = matches.chain((results) =>
      fc.tuple(fc.constant(results), fc.shuffledSubarray([...results.keys()], { minLength: results.length })),
    );
    fc.assert(
      fc.property(shuffled, rulesets, ([results, order], ruleset) => {
        const rows = played(results, ruleset);
        const others = played(
          order.flatMap((at) => results.slice(at, at + 1)),
          ruleset,
        );
        const counts = (row: PointRow | undefined) => numberColumns.map((column) => row?.[column]);
        expect(others.map(counts)).toEqual(order.map((at) => counts(rows[at])));
      }),
    );
  });

  test('a mean gives away no point, and loses less than one for each team', () => {
    const places = fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 25 }));
    fc.assert(
      fc.property(places, rulesets, ([place, teams], ruleset) => {
        const all = Array.from({ length: teams }, (_, at) => pointsFor(ruleset, place + at));
        const lost = all.reduce((sum, each) => sum + each, 0) - teams * sharedPoints(ruleset, place, teams, 'mean');
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThan(teams);
        expect(sharedPoints(ruleset, place, teams, 'each')).toBe(pointsFor(ruleset, place));
      }),
    );
  });
});

test('a match is not added to a value that is no number', () => {
  const rows = [rowOf('32', 0, 0, 0, 0, 0), { ...rowOf('33', 0, 0, 0, 0), total_finish: '-6' }];
  const said = (match: string) =>
    tableFaults(rows, entriesOf(match), namesOf(two)).map(({ text, values }) => english(text, values));
  expect(said('1/7 /')).toEqual([]);
  expect(said('1/7 2/1')).toEqual(['GodLike Esports: -6 is not a whole number']);
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
