/**
 * The API sends dates as 'YYYY-MM-DD HH:MM:SS' in UTC (section 7). Forms show them in the device's zone, as the
 * 'YYYY-MM-DDTHH:MM' of a datetime-local input.
 */
export type WireDateTime = string;

const wirePattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** The instant in milliseconds, or undefined if the text is not a real date and time. */
export function parseWire(wire: WireDateTime): number | undefined {
  if (!wirePattern.test(wire)) return undefined;
  const instant = Date.parse(`${wire.replace(' ', 'T')}Z`);
  return Number.isNaN(instant) || formatWire(instant) !== wire ? undefined : instant;
}

/** Formats an instant in milliseconds for the API. */
export function formatWire(instant: number): WireDateTime {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Converts a date of the API to the value of a datetime-local input in the device's zone; '' for an empty or bad date.
 */
export function toLocalInput(wire: WireDateTime): string {
  const instant = parseWire(wire);
  if (instant === undefined) return '';
  const at = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Converts the value of a datetime-local input to a date of the API; '' for an empty or incomplete date. */
export function fromLocalInput(local: string): WireDateTime {
  if (!localPattern.test(local)) return '';
  const instant = Date.parse(local);
  return Number.isNaN(instant) ? '' : formatWire(instant);
}
