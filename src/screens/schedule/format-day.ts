import type { Day } from '#domain/time/zone.ts';
import type { Language } from '#i18n/english.ts';
import { formatInstant } from '#ui/base/format-time.ts';

/** A calendar day in the interface's language. A day has no zone, so UTC is used to format it. */
export function formatDay(day: Day, options: Intl.DateTimeFormatOptions, language: Language): string {
  return formatInstant(Date.parse(day), { ...options, timeZone: 'UTC' }, language);
}

export const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
export const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
