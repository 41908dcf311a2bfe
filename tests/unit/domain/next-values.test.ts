import { expect, test } from 'vitest';
import { nextNumber, nextSlot } from '#domain/next-values.ts';

test('the next match starts 45 minutes later, even after midnight', () => {
  expect(nextSlot('2026-12-01 12:30:00')).toBe('2026-12-01 13:15:00');
  expect(nextSlot('2026-12-31 23:30:00')).toBe('2027-01-01 00:15:00');
  expect(nextSlot('')).toBe('');
  expect(nextSlot('soon')).toBe('');
});

test('the next match gets the next number, if it fits into the field', () => {
  expect(nextNumber('9', 4)).toBe('10');
  expect(nextNumber('0', 4)).toBe('1');
  expect(nextNumber('9999', 4)).toBe('9999');
  expect(nextNumber('', 4)).toBe('');
  expect(nextNumber('first', 4)).toBe('first');
  expect(nextNumber('12', 4)).toBe('13');
  expect(nextNumber('998', 3)).toBe('999');
  expect(['-1', '1.5', '1e2', ' 1'].map((text) => nextNumber(text, 4))).toEqual(['-1', '1.5', '1e2', ' 1']);
});
