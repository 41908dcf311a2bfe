import { type MonthLanguage, shownTime } from './shown-time.ts';
import type { LocalTime } from './zone.ts';

/** The days of two times, as short as they can be: '25' and '27 Apr 2025'. Only one if both are on the same day. */
export function shownDays(first: LocalTime, last: LocalTime, language: MonthLanguage): readonly string[] {
  const to = dayParts(last, language);
  const from = dayParts(first, language);
  const differing = from.findLastIndex((part, index) => part !== to[index]);
  return [...(differing === -1 ? [] : [from.slice(0, differing + 1).join(' ')]), to.join(' ')];
}

/** The day of the month, the month and the year. */
function dayParts(local: LocalTime, language: MonthLanguage): readonly string[] {
  return shownTime(local, language).replace(/,.*/, '').split(' ');
}
