import { expect, test } from 'vitest';
import { usualRuleset as one, presets } from '#domain/points/presets.ts';
import { overrideOf, withCell, withRuleset, withSum } from '#domain/points/row.ts';
import { fc } from '../../../support/fast-check.ts';
import { rowOf } from './real-tables.ts';

test('a total follows finishes and position points while they are typed', () => {
  const row = withCell(withCell(rowOf('1'), 'total_finish', '12', one), 'position_point', '10', one);
  expect(row['total_point']).toBe('22');
  expect(withCell(row, 'total_finish', '13', one)['total_point']).toBe('23');
  expect(withCell(row, 'chicken_dinner', '1', one)['total_point']).toBe('22');
});

test('the total is cleared when one of its parts is removed', () => {
  const row = rowOf('1', 0, 1, 12, 10, 22);
  expect(withCell(rowOf('1'), 'total_finish', '12', one)['total_point']).toBe('');
  expect(withCell(row, 'position_point', '', one)['total_point']).toBe('');
});

test('a typed total stays, and its difference is detected', () => {
  const given = withCell(rowOf('1', 0, 1, 12, 10, 22), 'total_point', '17', one);
  expect(overrideOf(given, one)).toEqual({ sum: 22, total: 17 });
  const typed = withCell(given, 'position_point', '6', one);
  expect(typed['total_point']).toBe('17');
  expect(overrideOf(typed, one)).toEqual({ sum: 18, total: 17 });
  expect(withSum(typed, one)['total_point']).toBe('18');
});

test('a total that equals its sum is no override, nor is a total without parts', () => {
  expect(overrideOf(rowOf('1', 0, 1, 12, 10, 22), one)).toBeUndefined();
  expect(overrideOf(rowOf('1', 0, 1, '', 10, 22), one)).toBeUndefined();
  expect(overrideOf(rowOf('1', 0, 1, 12, 10, ''), one)).toBeUndefined();
});

test('for any input, a typed total is never lost and an automatic total is always correct', () => {
  const typed = fc.tuple(
    fc.constantFrom('total_finish' as const, 'position_point' as const),
    fc.oneof(fc.constant(''), fc.nat(999).map(String)),
  );
  fc.assert(
    fc.property(fc.array(typed), (keys) => {
      const row = keys.reduce((now, [column, text]) => withCell(now, column, text, one), rowOf('1'));
      expect(overrideOf(row, one)).toBeUndefined();
      expect(row).toEqual(withSum(row, one));
    }),
  );
});

test('another ruleset recomputes the totals that were sums, and no typed total', () => {
  const two = presets.find(({ perFinish }) => perFinish === 2) ?? one;
  const rows = [rowOf('1', 0, 1, 12, 10, 22), rowOf('2', 0, 1, 12, 10, 20), rowOf('3', 0, 1, 12)];
  const changed = withRuleset(rows, one, two);
  expect(changed.map((row) => row['total_point'])).toEqual(['34', '20', '']);
  expect(withRuleset(changed, two, one)).toEqual(rows);
  expect(withRuleset(rows, one, one)).toBe(rows);
});
