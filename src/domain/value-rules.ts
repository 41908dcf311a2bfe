import { parseWire } from './date-time.ts';
import { storable } from './line-rules.ts';
import type { Rule } from './rule.ts';

/** What any value of a kind has to be, so that the wire can carry it and the server store it. */

/** The largest number that an integer column of a database holds. */
const largestNumber = 2_147_483_647;
const mostLetters = 200_000;

/** The most items of a list, and rows of a table, that one record has. */
export const mostItems = 1000;

/** Formatted text, by its HTML. */
export const formattedTextRules: readonly Rule[] = [
  { message: 'The text is too long', test: (html) => sentLength(html) <= mostLetters },
  storable,
];

/** A form sends each end of a line as two characters. */
function sentLength(text: string): number {
  return text.replace(/\r\n|\r|\n/g, '\r\n').length;
}

/** Digits that are counted or compared. */
export const countRules: readonly Rule[] = [
  {
    message: 'Please enter a whole number from 0 to 2147483647',
    test: (digits) => /^\d{1,10}$/.test(digits) && Number(digits) <= largestNumber,
  },
];

/** The number of something that has one. */
export const idRules: readonly Rule[] = [
  {
    message: 'Please enter a whole number from 1 to 2147483647',
    test: (digits) => /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= largestNumber,
  },
];

/** A date and time as it is sent. The calendar has no 30 February, and no year 0000. */
export const momentRules: readonly Rule[] = [
  { message: 'There is no such date', test: (wire) => parseWire(wire) !== undefined && !wire.startsWith('0000') },
];

/** A day without a time; midnight may follow. */
export const dayRules: readonly Rule[] = momentRules.map(({ message, test }) => ({
  message,
  test: (day, others) => test(`${day.replace(/ 00:00:00$/, '')} 00:00:00`, others),
}));
