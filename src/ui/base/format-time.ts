import { parseWire, type WireDateTime } from '#domain/time/date-time.ts';

/** A wire date-time in the device's zone and the interface's language; invalid text is returned unchanged. */
export function formatTime(wire: WireDateTime): string {
  const instant = parseWire(wire);
  return instant === undefined ? wire : formatInstant(instant, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Formats an instant, in milliseconds, in the interface's language. */
export function formatInstant(instant: number, options: Intl.DateTimeFormatOptions): string {
  const language = document.documentElement.lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  return new Intl.DateTimeFormat(language, options).format(instant);
}
