import type { LocalTime } from './zone.ts';

/** The months as the date field shows them. `Intl` differs between browsers and versions ('Sep', 'Sept'). */
export const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: [...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'], ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर']],
} as const satisfies Record<string, readonly string[]>;

export type MonthLanguage = keyof typeof months;

const shownPattern = /^(\d{1,2}) (\S+) (\d{4}),? (\d{1,2}):(\d{2})$/;
const localParts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** A date and time as the date field shows it: '25 Apr 2025, 13:35'. '' for ''. */
export function shownTime(local: LocalTime, language: MonthLanguage): string {
  const [, year, month, day, hour, minute] = localParts.exec(local) ?? [];
  if (month === undefined) return '';
  return `${Number(day)} ${months[language][Number(month) - 1] ?? month} ${year}, ${hour}:${minute}`;
}

/** Reads what `shownTime` writes, in either language. Undefined for any other text and for a day that does not exist. */
export function readShownTime(text: string): LocalTime | undefined {
  const [, day = '', month = '', year = '', hour = '', minute = ''] = shownPattern.exec(text.trim()) ?? [];
  const number = monthOf(month);
  return number === undefined ? undefined : existing(`${year}-${two(number)}-${two(day)}T${two(hour)}:${minute}`);
}

/** The number of a month, from 1, by its name or the first three English letters; undefined for any other word. */
export function monthOf(name: string): number | undefined {
  const folded = foldMonth(name);
  const index = Math.max(
    months.en.findIndex((month) => folded.startsWith(month.toLowerCase())),
    months.hi.findIndex((month) => foldMonth(month) === folded),
  );
  return index === -1 ? undefined : index + 1;
}

/** Lower case; in Hindi without the dot under a letter and with the short form of a nasal. */
function foldMonth(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/म्ब/g, 'ंब');
}

/** The parts of a shown time that the arrow keys change, each with its length in minutes; months and years vary. */
export type TimePart = 'day' | 'month' | 'year' | 'hour' | 'minute';

/** The part of a shown time at a position of the caret, with its start and end. Undefined for any other text. */
export function partAt(
  text: string,
  caret: number,
): { readonly part: TimePart; readonly start: number; readonly end: number } | undefined {
  const found = shownPattern.exec(text);
  if (!found) return undefined;
  let start = 0;
  const parts = (['day', 'month', 'year', 'hour', 'minute'] as const).map((part, index) => {
    const value = found[index + 1] ?? '';
    const from = text.indexOf(value, start);
    start = from + value.length;
    return { part, start: from, end: start };
  });
  return parts.find(({ end }) => caret <= end) ?? parts.at(-1);
}

/** The time moved by a part. Months and years keep the day where it exists, otherwise the last day of the month. */
export function stepTime(local: LocalTime, part: TimePart, by: number): LocalTime {
  const at = new Date(`${local}Z`);
  if (part === 'day') at.setUTCDate(at.getUTCDate() + by);
  else if (part === 'hour') at.setUTCHours(at.getUTCHours() + by);
  else if (part === 'minute') at.setUTCMinutes(at.getUTCMinutes() + by);
  else {
    const day = at.getUTCDate();
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() + (part === 'month' ? by : 12 * by));
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    at.setUTCDate(Math.min(day, last));
  }
  return at.toISOString().slice(0, 16);
}

/** The time if its day exists. 30 February does not. */
export function existing(local: LocalTime): LocalTime | undefined {
  const instant = Date.parse(`${local}Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(local) ? local : undefined;
}

function two(part: number | string): string {
  return String(part).padStart(2, '0');
}
