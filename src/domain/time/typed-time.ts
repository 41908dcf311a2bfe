import { asciiDigits } from '../text/ascii-digits.ts';
import { existing, monthOf, readShownTime } from './shown-time.ts';
import { addDays, type Day, dayOf, type LocalTime, localTime, type Zone } from './zone.ts';

// Written here: chrono-node takes 0.4 s of processor time for its first '25/4 13:35' and knows no Hindi.

interface TypedTimeContext {
  /** In milliseconds. */
  readonly now: number;
  readonly zone: Zone;
  /** The present value of the field: a typed time without a day is on this day, and a day without a time keeps its time. */
  readonly present?: LocalTime | undefined;
}

/**
 * Reads a typed date and time, in English or Hindi: '25/4 13:35', 'tomorrow 6pm', 'fri 18:00', '+2h', 'कल शाम 6 बजे'. The
 * day comes before the month, as in India; a day without a year is the next one. Undefined unless all of the text is
 * understood.
 */
export function readTypedTime(typed: string, context: TypedTimeContext): LocalTime | undefined {
  const { now, zone, present } = context;
  const text = inEnglish(typed);
  const shift = readShift(text);
  if (shift !== undefined) return localTime(now + shift, zone);
  const shown = readShownTime(text);
  if (shown !== undefined) return shown;

  const today = dayOf(now, zone);
  let rest = text;
  let day: Day | undefined;
  let clock: string | undefined;
  /** Removes what a pattern finds at the start of a word. Anything can follow anything. */
  const consume = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
    return found;
  };
  for (const [pattern, read] of days) {
    const found = day === undefined ? consume(pattern) : null;
    if (found) day = read(found.slice(1), today);
  }
  for (const [pattern, read] of clocks) {
    const found = clock === undefined ? consume(pattern) : null;
    if (found) clock = read(found.slice(1));
  }
  if (rest.replace(/\bat\b/, '').trim() !== '' || (day ?? clock) === undefined) return undefined;
  return existing(`${day ?? (present ?? today).slice(0, 10)}T${clock ?? present?.slice(11, 16) ?? '00:00'}`);
}

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** The milliseconds from now of '+2h', '-1d' and 'in 1 h 30 min'; undefined for any other text. */
function readShift(text: string): number | undefined {
  if (text === 'now') return 0;
  const [, sign, amounts] =
    /^([+-]|in )((?: ?\d{1,4} ?(?:w|d|h|m|weeks?|days?|hours?|min|mins|minutes?)\b)+)$/.exec(text) ?? [];
  if (amounts === undefined) return undefined;
  const sum = [...amounts.matchAll(/(\d+) ?([wdhm])/g)].reduce(
    (total, [, count, unit = '']) => total + Number(count) * (unitMs[unit] ?? 0),
    0,
  );
  return sign === '-' ? -sum : sum;
}

type ReadDay = (parts: readonly (string | undefined)[], today: Day) => Day | undefined;

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const relativeDays: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

const days: readonly (readonly [RegExp, ReadDay])[] = [
  [/(?<!\S)in (\d{1,3}) days(?!\S)/, ([count], today) => addDays(today, Number(count))],
  [/(?<!\S)(\d{4})-(\d{2})-(\d{2})(?=$|[\st])t?/, ([year, month, day]) => `${year}-${month}-${day}`],
  [
    /(?<!\S)(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2})|\.)?(?!\S)/,
    ([day, month, year], today) => dayWith(Number(day), Number(month), year, today),
  ],
  [
    /(?<!\S)(\d{1,2})(?:st|nd|rd|th)? (\p{L}[\p{L}\p{M}]{2,})\.?(?: (\d{4}))?(?!\S)/u,
    ([day, month = '', year], today) => dayWith(Number(day), monthOf(month), year, today),
  ],
  [
    /(?<!\S)(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?(?![\S]| ?[ap]m)/,
    ([month = '', day, year], today) => dayWith(Number(day), monthOf(month), year, today),
  ],
  [/(?<!\S)(yesterday|today|tomorrow)(?!\S)/, ([name = ''], today) => addDays(today, relativeDays[name] ?? 0)],
  [
    /(?<!\S)(sun|mon|tue|wed|thu|fri|sat)[a-z]*(?!\S)/,
    ([name = ''], today) => addDays(today, (weekdays.indexOf(name) - new Date(today).getUTCDay() + 7) % 7),
  ],
];

/** The day, in the coming twelve months if the year is missing. */
function dayWith(day: number, month: number | undefined, year: string | undefined, today: Day): Day | undefined {
  if (month === undefined) return undefined;
  const within = (of: string) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined) return within(year.padStart(4, '20'));
  const thisYear = within(today.slice(0, 4));
  return thisYear < today ? within(String(Number(today.slice(0, 4)) + 1)) : thisYear;
}

type ReadClock = (parts: readonly (string | undefined)[]) => string | undefined;

const clocks: readonly (readonly [RegExp, ReadClock])[] = [
  [
    /(?<!\S)(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?(?!\S)/,
    ([hour, minute = '00', half]) =>
      Number(hour) >= 1 && Number(hour) <= 12
        ? `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
        : undefined,
  ],
  [/(?<!\S)(\d{1,2}):(\d{2})(?::\d{2})?(?!\S)/, ([hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`],
  [/(?<!\S)noon(?!\S)/, () => '12:00'],
  [/(?<!\S)midnight(?!\S)/, () => '00:00'],
];

const hindiWords: Readonly<Record<string, string>> = {
  ...{ आज: 'today', कल: 'tomorrow', परसों: 'in 2 days', अभी: 'now' },
  ...{ रविवार: 'sun', सोमवार: 'mon', मंगलवार: 'tue', बुधवार: 'wed', गुरुवार: 'thu', शुक्रवार: 'fri', शनिवार: 'sat' },
  ...{ घंटे: 'h', घंटा: 'h', मिनट: 'm', दिन: 'd', हफ्ते: 'w', हफ्ता: 'w' },
};

const hindiClock = /(सुबह|दोपहर|शाम|रात)( को)? (\d{1,2})(:\d{2})?/;

/** Lower case, with Hindi words and digits in English. The names of months stay. */
function inEnglish(typed: string): string {
  const text = asciiDigits(typed)
    .trim()
    .toLowerCase()
    .normalize('NFD')
    // One spelling of Hindi: without the dot under a letter.
    .replace(/\u093c/g, '')
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?बजे/, '')
    .replace(
      hindiClock,
      (_, part: string, _to, hour: string, minute = '') =>
        `${hour}${minute} ${isMorning(part, Number(hour)) ? 'am' : 'pm'}`,
    )
    .replace(/^(.*) (?:बाद|में)$/, 'in $1');
  return text
    .split(' ')
    .map((word) => hindiWords[word] ?? word)
    .join(' ');
}

/** 'रात' is the night: 9 o'clock is before midnight, 12 and 2 o'clock are after it. */
function isMorning(part: string, hour: number): boolean {
  return part === 'सुबह' || (part === 'रात' && (hour === 12 || hour < 5));
}
