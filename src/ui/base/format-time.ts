import { documentLocale } from '#i18n/document-language.ts';
/** Formats an instant, in milliseconds, in the interface's language. */
export function formatInstant(instant: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(documentLocale(), options).format(instant);
}
