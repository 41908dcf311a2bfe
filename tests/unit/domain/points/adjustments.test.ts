import { expect, test } from 'vitest';
import { adjustmentWords, withoutReason } from '#domain/points/adjustments.ts';
import { findingsOf } from '#domain/points/findings.ts';
import { withMatch } from '#domain/points/matches.ts';
import { usualRuleset } from '#domain/points/presets.ts';
import { adjustmentOf, countIn, overrideOf, type PointRow, withAdjustment, withCell } from '#domain/points/row.ts';
import { readSigned, signed } from '#domain/text/signed-number.ts';
import { english } from '#i18n/english.ts';
import { fc } from '../../../support/fast-check.ts';
import { namesOf, rowOf } from './real-tables.ts';

const late = { adjustment: '−10', reason: 'late to the lobby' };
const none = { adjustment: '', reason: '' };
const row = rowOf('32', 0, 1, 5, 12, 17);
const other = rowOf('33', 0, 1, 4, 6, 10);
const lowered = withAdjustment(row, late, usualRuleset);
const strict = { ...usualRuleset, hasPenalties: false };
const words = (of: PointRow, ruleset = usualRuleset) => {
  const said = adjustmentWords(of, ruleset);
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
  expect(lowered).toEqual({ ...row, total_point: '7', adjustment: '-10', reason: 'late to the lobby' });
  expect(findingsOf([lowered, other], usualRuleset, namesOf([lowered, other]))).toEqual([]);
  expect(withCell(lowered, 'total_finish', '8', usualRuleset)['total_point']).toBe('10');
  expect(words(lowered)).toBe('−10: late to the lobby');
  expect(words(other)).toBeUndefined();
  expect(withAdjustment(lowered, none, usualRuleset)).toEqual(row);
});

test('a total below zero shows as 0 and is said; the next match counts from the true total', () => {
  const low = withAdjustment(rowOf('32', 0, 1, 1, 2, 3), late, usualRuleset);
  expect(low['total_point']).toBe('0');
  expect(overrideOf(low, usualRuleset)).toBeUndefined();
  expect(words(low)).toBe('−10: late to the lobby; the true total is −7');
  const [next] = withMatch([low], [{ place: '1', finishes: '2' }], usualRuleset);
  expect(next).toEqual({ ...low, ...rowOf('32', 1, 2, 3, 12, 5) });
});

test('a total that does not contain its penalty is reported with it, and a total that was typed stays', () => {
  const rows = [{ ...lowered, total_point: '17' }, other];
  expect(findingsOf(rows, usualRuleset, namesOf(rows)).map(({ text, values }) => english(text, values))).toEqual([
    'Team Versatile: 12 + 1 × 5 with −10 is 7, and the total says 17',
  ]);
  expect(withAdjustment({ ...row, total_point: '20' }, late, usualRuleset)['total_point']).toBe('20');
});

test('a ruleset without penalties ignores them, and a penalty needs a reason', () => {
  expect(adjustmentOf(lowered, strict)).toBe(0);
  expect(words(lowered, strict)).toBeUndefined();
  const silent = [withAdjustment(row, { adjustment: '+5', reason: ' ' }, usualRuleset)];
  expect(words(silent[0] ?? {})).toBe('+5');
  expect(withoutReason(silent, usualRuleset, namesOf(silent)).map(({ text, values }) => english(text, values))).toEqual(
    ['Team Versatile: +5 has no reason'],
  );
  expect(withoutReason([lowered], usualRuleset, namesOf([lowered]))).toEqual([]);
  expect(withoutReason(silent, strict, namesOf(silent))).toEqual([]);
});

test('whatever matches follow, a total is the sum with the penalty, and never below zero', () => {
  const match = fc.tuple(fc.integer({ min: 1, max: 16 }), fc.nat(20));
  fc.assert(
    fc.property(fc.array(match), fc.integer({ min: -60, max: 60 }), (matches, points) => {
      const adjustment = String(points);
      const played = matches.reduce<readonly PointRow[]>(
        (table, [place, finishes]) =>
          withMatch(table, [{ place: String(place), finishes: String(finishes) }], usualRuleset),
        [withAdjustment(rowOf('32', 0, 0, 0, 0, 0), { adjustment, reason: 'x' }, usualRuleset)],
      );
      const last = played[0] ?? {};
      const sum = (countIn(last, 'total_finish') ?? 0) + (countIn(last, 'position_point') ?? 0);
      expect(countIn(last, 'total_point')).toBe(Math.max(0, sum + points));
      expect(signed(points)).toMatch(points < 0 ? /^−\d+$/ : /^\+\d+$/);
    }),
  );
});
