import { expect, test } from 'vitest';
import { partAt, shownTime, stepTime } from '#domain/time/shown-time.ts';

test('a time is shown in both languages', () => {
  expect(shownTime('2025-04-05T13:35', 'en')).toBe('5 Apr 2025, 13:35');
  expect(shownTime('2025-02-25T13:35', 'hi')).toBe('25 फ़रवरी 2025, 13:35');
  expect(shownTime('', 'en')).toBe('');
});

test('the arrow keys change the part at the caret', () => {
  const text = '25 Apr 2025, 13:35';
  expect([0, 2, 4, 8, 13, 17, 18].map((caret) => partAt(text, caret)?.part)).toEqual([
    ...['day', 'day', 'month', 'year', 'hour', 'minute', 'minute'],
  ]);
  expect(partAt(text, 4)).toEqual({ part: 'month', start: 3, end: 6 });
  expect(partAt('12 Dec 2012, 12:12', 14)).toEqual({ part: 'hour', start: 13, end: 15 });
  expect(partAt('tomorrow', 3)).toBeUndefined();
  expect(stepTime('2028-01-31T23:59', 'month', 1)).toBe('2028-02-29T23:59');
  expect(stepTime('2028-02-29T23:59', 'year', 1)).toBe('2029-02-28T23:59');
  expect(stepTime('2028-12-31T23:59', 'minute', 1)).toBe('2029-01-01T00:00');
  expect(stepTime('2028-01-01T00:30', 'hour', -1)).toBe('2027-12-31T23:30');
});
