import { describe, expect, test } from 'vitest';
import { daysOf, readScheduleQuery, step, toScheduleSearch } from '#screens/schedule/schedule-query.ts';
import { fc } from '../../support/fast-check.ts';

const today = '2026-11-22';

describe('the address of a schedule', () => {
  test('without a query is today', () => {
    expect(readScheduleQuery({})).toEqual({ view: 'day', day: null, filter: '' });
    expect(toScheduleSearch(readScheduleQuery({}))).toEqual({});
  });

  test('contains only values that differ from the defaults and reads back as written', () => {
    const search = { view: 'week', date: '2026-11-23', filter: 'bgis' };
    expect(toScheduleSearch(readScheduleQuery(search))).toEqual(search);
    expect(readScheduleQuery({ filter: 2026 }).filter).toBe('2026');
  });

  test.each([
    [{ view: 'month' }],
    [{ date: '2026-02-30' }],
    [{ date: 20261123 }],
    [{ zone: 'utc' }],
    [{ filter: { a: 1 } }],
    [{ other: 1 }],
  ])('%j is ignored', (search) => {
    expect(toScheduleSearch(readScheduleQuery(search))).toEqual({});
  });

  test('reads back as the same query for any content', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('view', 'date', 'zone', 'filter'), fc.anything()), (search) => {
        const once = toScheduleSearch(readScheduleQuery(search));
        expect(toScheduleSearch(readScheduleQuery(once))).toEqual(once);
      }),
    );
  });
});

test('a day view has one day, a week view has the week of the day', () => {
  expect(daysOf(readScheduleQuery({}), today)).toEqual([today]);
  expect(daysOf(readScheduleQuery({ date: '2026-12-01' }), today)).toEqual(['2026-12-01']);
  expect(daysOf(readScheduleQuery({ view: 'week' }), today).at(0)).toBe('2026-11-16');
  expect(daysOf(readScheduleQuery({ view: 'week', date: '2026-12-01' }), today).at(-1)).toBe('2026-12-06');
});

test('a step is a day or a week, starting from today without a day', () => {
  expect(step(readScheduleQuery({}), today, 1).day).toBe('2026-11-23');
  expect(step(readScheduleQuery({ date: '2026-12-01', filter: 'bgis' }), today, -1)).toMatchObject({
    day: '2026-11-30',
    filter: 'bgis',
  });
  expect(step(readScheduleQuery({ view: 'week' }), today, -1).day).toBe('2026-11-15');
  expect(step(readScheduleQuery({ view: 'week' }), today, 1).day).toBe('2026-11-29');
});
