import type { Language } from './english.ts';
import { localeOf } from './locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How far an instant is from now, in a language: 'in 20 minutes', '3 hours ago'. In milliseconds. */
export function formatDistance(instant: number, now: number, language: Language): string {
  const distance = instant - now;
  const size = Math.abs(distance);
  if (size < minuteMs) return language === 'hi' ? 'अभी' : 'now';
  const [unit, length] =
    size < 2 * hourMs
      ? (['minute', minuteMs] as const)
      : size < 2 * dayMs
        ? (['hour', hourMs] as const)
        : (['day', dayMs] as const);
  return new Intl.RelativeTimeFormat(localeOf(language)).format(Math.round(distance / length), unit);
}
