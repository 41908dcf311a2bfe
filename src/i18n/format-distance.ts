import { documentLanguage, documentLocale } from './document-language.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How far an instant is from now, in the interface's language: 'in 20 minutes', '3 hours ago'. In milliseconds. */
export function formatDistance(instant: number, now: number): string {
  const distance = instant - now;
  const isHindi = documentLanguage() === 'hi';
  const size = Math.abs(distance);
  if (size < minuteMs) return isHindi ? 'अभी' : 'now';
  const [unit, length] =
    size < 2 * hourMs
      ? (['minute', minuteMs] as const)
      : size < 2 * dayMs
        ? (['hour', hourMs] as const)
        : (['day', dayMs] as const);
  return new Intl.RelativeTimeFormat(documentLocale()).format(Math.round(distance / length), unit);
}
