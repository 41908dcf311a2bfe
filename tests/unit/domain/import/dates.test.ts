import { describe, expect, test } from 'vitest';
import type { Cell } from '#domain/import/cells.ts';
import { type DateOrder, dateOrderOf, readCellDay, readCellTime, serialOf } from '#domain/import/dates.ts';

describe('the order of day and month', () => {
  test.each<[string, readonly Cell[], DateOrder | null | undefined]>([
    ['one day above twelve decides', ['04/05/2026', '25/04/2026'], 'day first'],
    ['one month position above twelve decides', ['04/05/2026', '04/25/2026'], 'month first'],
    ['must be asked if all can be read both ways', ['04/05/2026', '01-02-2026 18:30'], null],
    ['does not matter if day and month are equal', ['05/05/2026'], undefined],
    ['does not matter for other formats', ['2026-04-25', '25 Apr 2026', 46137, null, new Date()], undefined],
  ])('%s', (_, column, order) => {
    expect(dateOrderOf(column)).toBe(order);
  });
});

const context = { order: 'day first', zone: 'ist', now: Date.parse('2026-11-26T06:00:00Z') } as const;

describe('a time', () => {
  test.each<[Cell, string | undefined]>([
    ['25/04/2026 18:30', '2026-04-25 13:00:00'],
    ['25.4.26, 6:30 pm', '2026-04-25 13:00:00'],
    ['२५/०४/२०२६ १८:३०', '2026-04-25 13:00:00'],
    ['25 Apr 2026, 18:30', '2026-04-25 13:00:00'],
    ['2026-04-25 18:30', '2026-04-25 13:00:00'],
    ['2026-04-25T18:30', '2026-04-25 13:00:00'],
    ['25/04/2026', '2026-04-24 18:30:00'],
    [new Date('2026-04-25T18:30:00Z'), '2026-04-25 13:00:00'],
    [serialOf('2026-04-25T18:30'), '2026-04-25 13:00:00'],
    [46137.770833, '2026-04-25 13:00:00'],
    ['31/02/2026', undefined],
    ['soon', undefined],
    [12, undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j', (cell, wire) => {
    expect(readCellTime(cell, context)).toBe(wire);
  });

  test('the month may come first', () => {
    expect(readCellTime('04/25/2026 18:30', { ...context, order: 'month first' })).toBe('2026-04-25 13:00:00');
    expect(readCellTime('04/05/2026', { ...context, zone: 'utc', order: 'month first' })).toBe('2026-04-05 00:00:00');
    expect(readCellTime('04/05/2026', { ...context, zone: 'utc' })).toBe('2026-05-04 00:00:00');
  });
});

test.each<[Cell, string | undefined]>([
  ['25/04/2026', '2026-04-25'],
  [46137, '2026-04-25'],
  ['2026-04-25', '2026-04-25'],
  ['never', undefined],
])('the day of %j is %j', (cell, day) => {
  expect(readCellDay(cell, context)).toBe(day);
});
