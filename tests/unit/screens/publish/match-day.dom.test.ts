import { expect, test } from 'vitest';
import { matchDay } from '#screens/shared/publish/publish-button.tsx';

test.each([
  ['2026-11-27T18:00:00Z', '27 November 2026'],
  // 00:40 and 05:59 in India.
  ['2026-11-27T19:10:00Z', '27 November 2026'],
  ['2026-11-28T00:29:00Z', '27 November 2026'],
  ['2026-11-28T00:30:00Z', '28 November 2026'],
])('at %s the results are of %s', (at, day) => {
  expect(matchDay('ist', 'en', Date.parse(at))).toBe(day);
});
