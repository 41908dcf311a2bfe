import { expect, test } from 'vitest';
import type { Cell } from '#domain/import/cells.ts';
import { hasClock, isMidnight, serialOf, timeText } from '#domain/import/dates.ts';

const at = (time: string) => new Date(`${time}Z`);

test.each<[Cell, string]>([
  [' 25/04/2026 18:30 ', '25/04/2026 18:30'],
  [at('2026-04-25T18:30:00'), '2026-04-25 18:30:00'],
  [at('2026-04-25T00:00:00'), '2026-04-25'],
  [at('1899-12-30T18:00:00'), '18:00:00'],
  [at('1899-12-31T00:00:00'), '00:00:00'],
  [at('1904-01-01T18:00:00'), '18:00:00'],
  [at('1904-01-02T18:00:00'), '1904-01-02 18:00:00'],
  [serialOf('2026-04-25T18:30'), '2026-04-25 18:30:00'],
  [46_137.770_833, '2026-04-25 18:30:00'],
  [46_137, '2026-04-25'],
  [0.75, '18:00:00'],
  [0.999_999, '23:59:59'],
  [1_796_473_800, '1796473800'],
  [12, '12'],
  [0, '0'],
  [null, ''],
])('%j is read as "%s"', (cell, text) => expect(timeText(cell)).toBe(text));

test('a date cell at midnight may be a day alone; a text says what it is', () => {
  expect(
    [at('2026-04-25T18:30:00'), 46_137.5, at('1899-12-30T18:00:00'), 46_137, '2026-04-25 18:30'].map(hasClock),
  ).toEqual([...[true, true, false, false, false]]);
  expect([at('2026-04-25T00:00:00'), 46_137, at('2026-04-25T18:30:00'), '2026-04-25', null].map(isMidnight)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
