import { seenHtml } from '../text/rich-text.ts';
import { parseWire } from '../time/date-time.ts';
import type { Rule } from './rule.ts';
import { showing, storable } from './rules.ts';

/** Rules for all values of a kind: the wire can carry them and the server can store them. */

/** The maximum of an integer column in PostgreSQL. */
const maxInteger = 2_147_483_647;
const maxTextLength = 200_000;

/** The maximum number of list items or table rows in one record. */
export const maxItems = 1000;

/** Rules for formatted text (HTML). */
export const formattedTextRules: readonly Rule[] = [
  { message: 'The text is too long', test: (html) => sentLength(html) <= maxTextLength },
  storable,
  showing(seenHtml),
];

/** The length as sent: forms send each line break as two characters. */
function sentLength(text: string): number {
  return text.replace(/\r\n|\r|\n/g, '\r\n').length;
}

/** Rules for a count. */
export const countRules: readonly Rule[] = [
  {
    message: 'Please enter a whole number from 0 to 2147483647',
    test: (digits) => /^\d{1,10}$/.test(digits) && Number(digits) <= maxInteger,
  },
];

/** Rules for an id. */
export const idRules: readonly Rule[] = [
  {
    message: 'Please enter a whole number from 1 to 2147483647',
    test: (digits) => /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= maxInteger,
  },
];

/** Rules for a date and time in the wire format. Rejects 30 February and the year 0000. */
export const dateTimeRules: readonly Rule[] = [
  { message: 'There is no such date', test: (wire) => parseWire(wire) !== undefined && !wire.startsWith('0000') },
];

/** Rules for a day. It may be followed by midnight. */
export const dayRules: readonly Rule[] = dateTimeRules.map(({ message, test }) => ({
  message,
  test: (day, others) => test(`${day.replace(/ 00:00:00$/, '')} 00:00:00`, others),
}));
