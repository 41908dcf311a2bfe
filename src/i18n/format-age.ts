import type { Language } from './english.ts';
import { localeOf } from './locale.ts';

const steps = [
  { unit: 'day', milliseconds: 24 * 60 * 60_000 },
  { unit: 'hour', milliseconds: 60 * 60_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** How long ago an instant (in milliseconds) was, in a language: '3 hours ago'. A future instant is 'now'. */
export function formatAge(instant: number, now: number, language: Language): string {
  const age = Math.max(0, now - instant);
  const { unit, milliseconds } = steps.find((step) => age >= step.milliseconds) ?? {
    unit: 'second',
    milliseconds: 1000,
  };
  // Under a minute is 'now', because a count of seconds is outdated when it is read. Days are counted, because Hindi has
  // one word for 'yesterday' and 'tomorrow'. 'now' needs no formatter, which would slow down the first list.
  if (unit === 'second') return language === 'hi' ? 'अभी-अभी' : 'just now';
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(age / milliseconds), unit);
}
