import type { LocalTime } from './zone.ts';

/** The months as the date field shows them. `Intl` differs between browsers and versions ('Sep', 'Sept'). */
export const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: [...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'], ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर']],
} as const satisfies Record<string, readonly string[]>;

export type MonthLanguage = keyof typeof months;

const shownPattern = /^(\d{1,2}) (\S+) (\d{4})(?:,? (\d{1,2}):(\d{2}))?$/;
const localParts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** A date and time as the date field shows it: '25 Apr 2025, 13:35'. '' for ''. */
export function shownTime(local: LocalTime, language: MonthLanguage): string {
  const [, year, month, day, hour, minute] = localParts.exec(local) ?? [];
  if (month === undefined) return '';
  return `${Number(day)} ${months[language][Number(month) - 1] ?? month} ${year}, ${hour}:${minute}`;
}

/** The parts of a shown time that the arrow keys change, each with its length in minutes; months and years vary. */
export type TimePart = 'day' | 'month' | 'year' | 'hour' | 'minute';

/** The part of a shown time or day at a position of the caret, with its start and end. Undefined for any other text. */
export function partAt(
  text: string,
  caret: number,
): { readonly part: TimePart; readonly start: number; readonly end: number } | undefined {
  const found = shownPattern.exec(text);
  if (!found) return undefined;
  let start = 0;
  const parts = (['day', 'month', 'year', 'hour', 'minute'] as const).flatMap((part, index) => {
    const value = found[index + 1];
    if (value === undefined) return [];
    const from = text.indexOf(value, start);
    start = from + value.length;
    return [{ part, start: from, end: start }];
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
