import { expect, test } from 'vitest';
import {
  type Adjustments,
  adjustmentWords,
  readSigned,
  signed,
  withAdjustments,
  withoutReason,
} from '#domain/points/adjustments.ts';
import { findingsOf } from '#domain/points/findings.ts';
import { withMatch } from '#domain/points/matches.ts';
import { usualRuleset } from '#domain/points/presets.ts';
import { countIn, overrideOf, withCell, withRuleset } from '#domain/points/row.ts';
import { english } from '#i18n/english.ts';
import { fc } from '../../../support/fast-check.ts';
import { namesOf, rowOf } from './real-tables.ts';

const late: Adjustments = { 32: { points: -10, reason: 'late to the lobby' } };
const penalized = withAdjustments(usualRuleset, late);
const rows = [rowOf('32', 0, 1, 5, 12, 17), rowOf('33', 0, 1, 4, 6, 10)];
const words = (row: ReturnType<typeof rowOf>, ruleset = penalized, adjustments = late) => {
  const said = adjustmentWords(row, ruleset, adjustments);
  return said && english(said.text, said.values);
};

test.each([
  ['-10', -10],
  ['−10', -10],
  ['–10', -10],
  ['+5', 5],
  ['5', 5],
  ['', 0],
  [' ', 0],
  ['-१०', -10],
  ['-', undefined],
  ['1.5', undefined],
  ['ten', undefined],
  ['12345', undefined],
] as const)('%j is read as %s', (typed, points) => {
  expect(readSigned(typed)).toBe(points);
});

test('a penalty lowers the total of its team, which follows its parts, and is no odd value', () => {
  const lowered = withRuleset(rows, usualRuleset, penalized);
  expect(lowered.map((row) => row['total_point'])).toEqual(['7', '10']);
  expect(findingsOf(lowered, penalized, namesOf(lowered))).toEqual([]);
  expect(withCell(lowered[0] ?? {}, 'total_finish', '8', penalized)['total_point']).toBe('10');
  expect(words(lowered[0] ?? {})).toBe('−10: late to the lobby');
  expect(words(lowered[1] ?? {})).toBeUndefined();
  expect(withRuleset(lowered, penalized, usualRuleset)).toEqual(rows);
});

test('a total below zero shows as 0 and is said; the next match counts from the true total', () => {
  const low = [rowOf('32', 0, 1, 1, 2, 0)];
  expect(overrideOf(low[0] ?? {}, penalized)).toBeUndefined();
  expect(words(low[0] ?? {})).toBe('−10: late to the lobby; the true total is −7');
  const [next] = withMatch(low, [{ place: '1', finishes: '2' }], penalized);
  expect(next).toEqual(rowOf('32', 1, 2, 3, 12, 5));
});

test('a total that does not contain its penalty is reported with it', () => {
  expect(findingsOf(rows, penalized, namesOf(rows)).map(({ text, values }) => english(text, values))).toEqual([
    'Team Versatile: 12 + 1 × 5 with −10 is 7, and the total says 17',
  ]);
});

test('a ruleset without penalties ignores them, and a penalty needs a reason', () => {
  const strict = { ...usualRuleset, hasPenalties: false };
  expect(withAdjustments(strict, late)).toBe(strict);
  expect(withAdjustments(usualRuleset, {})).toBe(usualRuleset);
  expect(words(rows[0] ?? {}, strict)).toBeUndefined();
  const silent = { 32: { points: 5, reason: '' } };
  expect(words(rows[0] ?? {}, usualRuleset, silent)).toBe('+5');
  expect(withoutReason(rows, silent, namesOf(rows)).map(({ text, values }) => english(text, values))).toEqual([
    'Team Versatile: +5 has no reason',
  ]);
  expect(withoutReason(rows, late, namesOf(rows))).toEqual([]);
});

test('whatever matches follow, a total is the sum with the penalty, and never below zero', () => {
  const match = fc.tuple(fc.integer({ min: 1, max: 16 }), fc.nat(20));
  fc.assert(
    fc.property(fc.array(match), fc.integer({ min: -60, max: 60 }), (matches, points) => {
      const ruleset = withAdjustments(usualRuleset, { 32: { points, reason: 'x' } });
      const played = matches.reduce(
        (table, [place, finishes]) => withMatch(table, [{ place: String(place), finishes: String(finishes) }], ruleset),
        withRuleset([rowOf('32', 0, 0, 0, 0, 0)], usualRuleset, ruleset),
      );
      const [row = {}] = played;
      const sum = (countIn(row, 'total_finish') ?? 0) + (countIn(row, 'position_point') ?? 0);
      expect(countIn(row, 'total_point')).toBe(Math.max(0, sum + points));
      expect(signed(points)).toMatch(points < 0 ? /^−\d+$/ : /^\+\d+$/);
    }),
  );
});
