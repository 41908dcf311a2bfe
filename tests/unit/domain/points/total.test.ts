import { expect, test } from 'vitest';
import { overrideOf, withCell, withSum } from '#domain/points/row.ts';
import { fc } from '../../../support/fast-check.ts';
import { rowOf } from './real-tables.ts';

test('a total follows finishes and position points while they are typed', () => {
  const row = withCell(withCell(rowOf('1'), 'total_finish', '12'), 'position_point', '10');
  expect(row['total_point']).toBe('22');
  expect(withCell(row, 'total_finish', '13')['total_point']).toBe('23');
  expect(withCell(row, 'chicken_dinner', '1')['total_point']).toBe('22');
});

test('the total is cleared when one of its parts is removed', () => {
  const row = rowOf('1', 0, 1, 12, 10, 22);
  expect(withCell(rowOf('1'), 'total_finish', '12')['total_point']).toBe('');
  expect(withCell(row, 'position_point', '')['total_point']).toBe('');
});

test('a typed total stays, and its difference is detected', () => {
  const given = withCell(rowOf('1', 0, 1, 12, 10, 22), 'total_point', '17');
  expect(overrideOf(given)).toEqual({ sum: 22, total: 17 });
  const typed = withCell(given, 'position_point', '6');
  expect(typed['total_point']).toBe('17');
  expect(overrideOf(typed)).toEqual({ sum: 18, total: 17 });
  expect(withSum(typed)['total_point']).toBe('18');
});

test('a total that equals its sum is no override, nor is a total without parts', () => {
  expect(overrideOf(rowOf('1', 0, 1, 12, 10, 22))).toBeUndefined();
  expect(overrideOf(rowOf('1', 0, 1, '', 10, 22))).toBeUndefined();
  expect(overrideOf(rowOf('1', 0, 1, 12, 10, ''))).toBeUndefined();
});

test('for any input, a typed total is never lost and an automatic total is always correct', () => {
  const typed = fc.tuple(
    fc.constantFrom('total_finish' as const, 'position_point' as const),
    fc.oneof(fc.constant(''), fc.nat(999).map(String)),
  );
  fc.assert(
    fc.property(fc.array(typed), (keys) => {
      const row = keys.reduce((now, [column, text]) => withCell(now, column, text), rowOf('1'));
      expect(overrideOf(row)).toBeUndefined();
      expect(row).toEqual(withSum(row));
    }),
  );
});
