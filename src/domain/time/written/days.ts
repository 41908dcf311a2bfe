import { addDays, type Day, isDay } from '../zone.ts';
import { monthNames, monthOf } from './month-of.ts';
import type { Rest } from './rest.ts';

/** Whether the day or the month comes first in a date such as 04/05/2026. */
export type DateOrder = 'day first' | 'month first';

export interface WrittenDay {
  /** The days that the text can mean, by the order of day and month; both the same if the order does not matter. */
  readonly days: Readonly<Record<DateOrder, Day | undefined>>;
  /** The order that the text itself shows: 25/04 is day first. */
  readonly order?: DateOrder | undefined;
  /** A time before five o'clock is on the next day. */
  readonly isNight?: boolean;
}

/** A weekday that a text names, from Sunday. */
export interface WrittenWeekday {
  readonly weekday: number;
  readonly isNext: boolean;
}

/** What decides between years. */
export interface YearHints {
  /** The number of a weekday that the text names, from Sunday. */
  readonly weekday?: number | undefined;
  /** The day is of the past, as a date of birth: a year of two digits is before today, and a day without one is none. */
  readonly isPast?: boolean | undefined;
}

type ReadDay = (parts: readonly (string | undefined)[], today: Day, hints: YearHints) => WrittenDay | undefined;

/** What may not follow a year of two digits, which otherwise is an hour: 'dec 5 12 pm'. */
const noClock = '(?! ?(?:[ap]m|h\\b|hrs|hours))';
const years = `'?((?:19|2[01])\\d{2}|\\d{2})(?![\\d:.])${noClock}`;
const month = `(${monthNames})\\.?`;
const nth = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = `(?:[ /.-]*${years})?`;
/** 'dec 2026' is no day. */
const yearAfterDay = `(?!\\d)(?:[ /.-]+${years})?`;
const end = '(?=$| |t\\d)t?';

const days: readonly (readonly [RegExp, ReadDay])[] = [
  [/(?<!\S)in (\d{1,3}) days(?!\S)/, ([count], today) => sure(addDays(today, Number(count)))],
  [/(?<!\S)day after tomorrow(?!\S)/, (_, today) => sure(addDays(today, 2))],
  [
    new RegExp(`(?<!\\S)(\\d{4})([/.-])(\\d{1,2})\\2(\\d{1,2})${end}`),
    ([of, , monthOfYear, day]) => sure(dayOf(of ?? '', Number(monthOfYear), Number(day))),
  ],
  [
    new RegExp(`(?<!\\S)((?:19|20)\\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])${end}`),
    ([of, monthOfYear, day]) => sure(dayOf(of ?? '', Number(monthOfYear), Number(day))),
  ],
  [
    new RegExp(`(?<!\\S)(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})${end}`),
    ([first, , second, of], today, hints) => eitherOrder(Number(first), Number(second), of, today, hints),
  ],
  [
    new RegExp(`(?<!\\S)${nth}[ /.-]*(?:of )?${month}${year}(?!\\S)`, 'u'),
    ([day, name, of], today, hints) => named(day, name, of, today, hints),
  ],
  [
    new RegExp(`(?<!\\S)${month}[ /.-]*${nth}${noClock}${yearAfterDay}(?!\\S)`, 'u'),
    ([name, day, of], today, hints) => named(day, name, of, today, hints),
  ],
  [/(?<!\S)yesterday(?!\S)/, (_, today) => sure(addDays(today, -1))],
  [/(?<!\S)today(?!\S)/, (_, today) => sure(today)],
  [/(?<!\S)tonight(?!\S)/, (_, today) => ({ ...sure(today), isNight: true })],
  [/(?<!\S)(?:tomorrow|tmrw?)(?!\S)/, (_, today) => sure(addDays(today, 1))],
  [
    /(?<!\S)(\d{1,2})[/-](\d{1,2})(?!\S)/,
    ([first, second], today, hints) => eitherOrder(Number(first), Number(second), undefined, today, hints),
  ],
  [
    new RegExp(`(?<!\\S)(\\d{1,2})\\.(\\d{1,2})\\.?${noClock}(?!\\S)`),
    ([day, monthOfYear], today, hints) => {
      const found = dayWith(Number(day), Number(monthOfYear), undefined, today, hints);
      // Otherwise it is a time: 'fri 9.10'.
      const { weekday } = hints;
      const isDate = found !== undefined && (weekday === undefined || isWeekday(found, weekday));
      return isDate ? sure(found) : undefined;
    },
  ],
];

/** Consumes the day from a text in lower case. */
export function consumeDay(rest: Rest, today: Day, hints: YearHints): WrittenDay | undefined {
  for (const [pattern, read] of days) {
    const day = rest.consume(pattern, (parts) => read(parts, today, hints));
    if (day !== undefined) return day;
  }
  return undefined;
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekdayPattern =
  /(?<!\S)(?:(next|this) )?(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)\.?(?!\S)/;

export function consumeWeekday(rest: Rest): WrittenWeekday | undefined {
  return rest.consume(weekdayPattern, ([which, name = '']) => ({
    weekday: weekdays.indexOf(name.slice(0, 3)),
    isNext: which === 'next',
  }));
}

/** The day of a weekday alone: from today on, or in the week after this one. */
export function dayOfWeekday({ weekday, isNext }: WrittenWeekday, today: Day): WrittenDay {
  const now = new Date(today).getUTCDay();
  // A week begins on Monday.
  const fromMonday = (day: number) => (day + 6) % 7;
  const days = isNext ? 7 - fromMonday(now) + fromMonday(weekday) : (weekday - now + 7) % 7;
  return sure(addDays(today, days));
}

export const isWeekday = (day: Day, weekday: number) => new Date(day).getUTCDay() === weekday;

const sure = (day: Day | undefined): WrittenDay => ({ days: { 'day first': day, 'month first': day } });

function eitherOrder(
  first: number,
  second: number,
  of: string | undefined,
  today: Day,
  hints: YearHints,
): WrittenDay | undefined {
  const order = first > 12 ? 'day first' : second > 12 ? 'month first' : undefined;
  if (order !== undefined && Math.min(first, second) > 12) return undefined;
  const both = {
    'day first': dayWith(first, second, of, today, hints),
    'month first': dayWith(second, first, of, today, hints),
  };
  if (order === undefined) return { days: both };
  return { ...sure(both[order]), order };
}

function named(day: string | undefined, name = '', of: string | undefined, today: Day, hints: YearHints): WrittenDay {
  return sure(dayWith(Number(day), monthOf(name), of, today, hints));
}

/** The day; in the coming twelve months if the year is missing, or in the last two months if only then it is on the weekday. */
function dayWith(
  day: number,
  monthOfYear: number,
  of: string | undefined,
  today: Day,
  { weekday, isPast = false }: YearHints,
): Day | undefined {
  if (of !== undefined) {
    const found = dayOf(of.padStart(4, '20'), monthOfYear, day);
    const isTooLate = isPast && of.length === 2 && (found === undefined || found > today);
    return isTooLate ? dayOf(of.padStart(4, '19'), monthOfYear, day) : found;
  }
  if (isPast) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const near = [thisYear - 1, thisYear, thisYear + 1].flatMap((each) => dayOf(String(each), monthOfYear, day) ?? []);
  const byNearness = [
    ...near.filter((each) => each >= today),
    ...near.filter((each) => each < today && each >= addDays(today, -60)).reverse(),
  ];
  return byNearness.find((each) => weekday === undefined || isWeekday(each, weekday)) ?? byNearness[0];
}

/** Undefined for a day that does not exist. */
function dayOf(of: string, monthOfYear: number, day: number): Day | undefined {
  const text = `${of}-${String(monthOfYear).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}
