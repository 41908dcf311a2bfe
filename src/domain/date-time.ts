/**
 * Dates travel as 'YYYY-MM-DD HH:MM:SS' in UTC (section 7) and are shown and typed in the device's zone, as the
 * 'YYYY-MM-DDTHH:MM' of a datetime-local input.
 */
export type WireDateTime = string;

const wirePattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** The instant in milliseconds, or undefined for a text that names no real date and time. */
export function parseWire(wire: WireDateTime): number | undefined {
  if (!wirePattern.test(wire)) return undefined;
  const instant = Date.parse(`${wire.replace(' ', 'T')}Z`);
  return Number.isNaN(instant) || formatWire(instant) !== wire ? undefined : instant;
}

/** An instant in milliseconds as the wire's text. */
export function formatWire(instant: number): WireDateTime {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}

/** The wire's text as the value of a datetime-local input in the device's zone; '' for none. */
export function toLocalInput(wire: WireDateTime): string {
  const instant = parseWire(wire);
  if (instant === undefined) return '';
  const at = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The value of a datetime-local input, read in the device's zone, as the wire's text; '' for none or half a date. */
export function fromLocalInput(local: string): WireDateTime {
  if (!localPattern.test(local)) return '';
  const instant = Date.parse(local);
  return Number.isNaN(instant) ? '' : formatWire(instant);
}
