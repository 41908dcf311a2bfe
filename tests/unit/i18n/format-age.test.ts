import { expect, test } from 'vitest';
import { formatAge } from '#i18n/format-age.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 20);

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [-5 * minute, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [25 * 60 * minute, '1 day ago'],
  [20 * 24 * 60 * minute, '20 days ago'],
])('%d ms ago is %s', (age, words) => {
  expect(formatAge(now - age, now, 'en')).toBe(words);
});

test.each([
  ['en', 'just now'],
  ['hi', 'अभी-अभी'],
] as const)('an age under a minute in %s is %s', (language, words) => {
  expect(formatAge(now, now, language)).toBe(words);
});

test('Hindi has Latin digits', () => {
  expect(formatAge(now - 3 * 60 * minute, now, 'hi')).toBe('3 घंटे पहले');
});
