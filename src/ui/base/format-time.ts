import type { Language } from '#i18n/english.ts';
import { localeOf } from '#i18n/locale.ts';

/** Formats an instant, in milliseconds, in a language. */
export function formatInstant(instant: number, options: Intl.DateTimeFormatOptions, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), options).format(instant);
}
