import { expect, test } from 'vitest';
import { partAt, readShownTime, shownTime, stepTime } from '#domain/time/shown-time.ts';
import { readTypedTime } from '#domain/time/typed-time.ts';
import { localTime } from '#domain/time/zone.ts';
import { fc } from '../../../support/fast-check.ts';
import { instants } from '../schedule/random-schedules.ts';

/** Wednesday, 15:30 in India. */
const now = Date.parse('2026-11-25T10:00:00Z');
const inIndia = { now, zone: 'ist' } as const;

test.each([
  ['25 Apr 2025, 13:35', '2025-04-25T13:35'],
  ['2025-04-25 13:35', '2025-04-25T13:35'],
  ['2025-04-25T13:35', '2025-04-25T13:35'],
  ['25/4 13:35', '2027-04-25T13:35'],
  ['25/4/2025 13:35', '2025-04-25T13:35'],
  ['25.4.2025 1:35 pm', '2025-04-25T13:35'],
  ['26/11 9am', '2026-11-26T09:00'],
  ['today 18:00', '2026-11-25T18:00'],
  ['tomorrow 6pm', '2026-11-26T18:00'],
  ['Tomorrow, 6 PM', '2026-11-26T18:00'],
  ['fri 18:00', '2026-11-27T18:00'],
  ['+2h', '2026-11-25T17:30'],
  ['+90m', '2026-11-25T17:00'],
  ['in 2 hours', '2026-11-25T17:30'],
  ['now', '2026-11-25T15:30'],
  ['25 April 1:35pm', '2027-04-25T13:35'],
  ['apr 25 1:35 pm', '2027-04-25T13:35'],
  ['25th apr', '2027-04-25T00:00'],
  ['wed 9am', '2026-11-25T09:00'],
  ['tomorrow at noon', '2026-11-26T12:00'],
  ['12am', '2026-11-25T00:00'],
  ['-1h 30m', '2026-11-25T14:00'],
  ['in 2 days 9:05', '2026-11-27T09:05'],
  ['noon', '2026-11-25T12:00'],
  ['6pm', '2026-11-25T18:00'],
  ['13:35', '2026-11-25T13:35'],
  ['26/11', '2026-11-26T00:00'],
  ['कल शाम 6 बजे', '2026-11-26T18:00'],
  ['आज रात 9:30 बजे', '2026-11-25T21:30'],
  ['परसों सुबह 9 बजे', '2026-11-27T09:00'],
  ['कल रात 12 बजे', '2026-11-26T00:00'],
  ['२५/४ १३:३५', '2027-04-25T13:35'],
  ['2 घंटे बाद', '2026-11-25T17:30'],
  ['शुक्रवार 18:00', '2026-11-27T18:00'],
  ['25 फरवरी 2027, 13:35', '2027-02-25T13:35'],
  ['25 फ़रवरी 2027, 13:35', '2027-02-25T13:35'],
  ['25 सितम्बर 13:35', '2027-09-25T13:35'],
])('"%s" is %s', (typed, expected) => {
  expect(readTypedTime(typed, inIndia)).toBe(expected);
});

test.each([
  '',
  'hello',
  'today 9',
  'team 18:00',
  '25 Apr 2025, 13:35 or so',
  '31/2/2027 10:00',
  '25:99',
  '6pm to 8pm',
  '25/4 26/4',
  '13pm',
  '25/13',
  '25 Smarch 2027',
  'in 2',
])('"%s" is not understood', (typed) => expect(readTypedTime(typed, inIndia)).toBeUndefined());

test('a time without a day is on the day of the present value, and a day keeps its time', () => {
  const context = { ...inIndia, present: '2027-03-08T19:45' };
  expect(readTypedTime('13:35', context)).toBe('2027-03-08T13:35');
  expect(readTypedTime('tomorrow', context)).toBe('2026-11-26T19:45');
});

test('the zone decides which day today is', () => {
  const late = Date.parse('2026-11-25T20:00:00Z');
  expect(readTypedTime('today 18:00', { now: late, zone: 'utc' })).toBe('2026-11-25T18:00');
  expect(readTypedTime('today 18:00', { now: late, zone: 'ist' })).toBe('2026-11-26T18:00');
});

test('what the field shows is read as the same time, in both languages', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom('en', 'hi'), (instant, language) => {
      const local = localTime(instant, 'ist');
      expect(readShownTime(shownTime(local, language))).toBe(local);
    }),
  );
  expect(readShownTime('30 Feb 2027, 10:00')).toBeUndefined();
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
