import { expect, test } from 'vitest';
import { readDay } from '#domain/time/read-time.ts';
import { fc } from '../../../support/fast-check.ts';

const now = Date.UTC(2026, 10, 30);

const read = (text: string) => {
  const reading = readDay(text, { now, zone: 'utc', order: 'day first', isPast: true });
  return reading.kind === 'day' ? reading.day : reading.kind;
};

test.each([
  ['13/12/98', '1998-12-13'],
  ['13-Dec-98', '1998-12-13'],
  ["Dec 13 '98", '1998-12-13'],
  ['13/12/05', '2005-12-13'],
  ['30/11/26', '2026-11-30'],
  ['01/12/26', '1926-12-01'],
  ['29/02/00', '2000-02-29'],
  // Of this century only.
  ['29/02/28', '1928-02-29'],
  // Written in full, a date is never another one.
  ['13/12/2098', '2098-12-13'],
  ['19980430', '1998-04-30'],
  ['13 December', 'unread'],
  ['Dec 1998', 'unread'],
  ['25 Nov', 'unread'],
  ['31/02/98', 'unread'],
])('the date of birth %s is %s', (text, day) => {
  expect(read(text)).toBe(day);
});

test('a date of birth with two digits of its year is the last such day that is not in the future', () => {
  const days = fc.date({ min: new Date('1926-12-01'), max: new Date(now), noInvalidDate: true });
  const spelling = fc.constantFrom(
    (year: string, month: string, day: string) => `${day}/${month}/${year}`,
    (year: string, month: string, day: string) => `${day}.${month}.${year}`,
    (year: string, month: string, day: string) => `${Number(day)}-${Number(month)}-${year}`,
  );
  fc.assert(
    fc.property(days, spelling, (date, spell) => {
      const day = date.toISOString().slice(0, 10);
      const [year = '', month = '', dayOfMonth = ''] = day.split('-');
      expect(read(spell(year.slice(2), month, dayOfMonth))).toBe(day);
    }),
  );
});
