import { parseWire, type WireDateTime } from '#domain/date-time.ts';

/** A moment of the wire in the device's zone and the interface's language; the text itself where it is none. */
export function formatTime(wire: WireDateTime): string {
  const instant = parseWire(wire);
  return instant === undefined ? wire : formatInstant(instant, { dateStyle: 'medium', timeStyle: 'short' });
}

/** An instant in milliseconds, as the options say. */
export function formatInstant(instant: number, options: Intl.DateTimeFormatOptions): string {
  const language = document.documentElement.lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  return new Intl.DateTimeFormat(language, options).format(instant);
}
