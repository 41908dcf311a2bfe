import { expect, test } from 'vitest';
import { shownDays } from '#domain/time/shown-days.ts';

test.each([
  ['2025-04-25T13:35', '2025-04-27T21:00', ['25', '27 Apr 2025']],
  ['2025-04-28T13:35', '2025-05-02T21:00', ['28 Apr', '2 May 2025']],
  ['2025-04-25T13:35', '2025-05-25T21:00', ['25 Apr', '25 May 2025']],
  ['2025-04-25T13:35', '2026-04-25T21:00', ['25 Apr 2025', '25 Apr 2026']],
  ['2025-04-25T13:35', '2025-04-25T21:00', ['25 Apr 2025']],
])('the days of %s to %s are as short as they can be', (first, last, shown) => {
  expect(shownDays(first, last, 'en')).toEqual(shown);
});

test('the months are in the language of the interface', () => {
  expect(shownDays('2025-04-28T13:35', '2025-05-02T21:00', 'hi')).toEqual(['28 अप्रैल', '2 मई 2025']);
});
