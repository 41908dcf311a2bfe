import { parseWire, type WireDateTime } from '#domain/date-time.ts';

/** A moment of the wire in the device's zone and the interface's language; the text itself where it is none. */
export function formatTime(wire: WireDateTime): string {
  const instant = parseWire(wire);
  if (instant === undefined) return wire;
  const language = document.documentElement.lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
}
