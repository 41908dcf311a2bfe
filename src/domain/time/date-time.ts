import { instantOf, type LocalTime, localTime, type Zone } from './zone.ts';

/** The API sends dates as 'YYYY-MM-DD HH:MM:SS' in UTC (section 7). The user sees them in the chosen zone. */
export type WireDateTime = string;

const wirePattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

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

/** A date of the API in the zone; '' for an empty or bad date. */
export function toLocalTime(wire: WireDateTime, zone: Zone): LocalTime {
  const instant = parseWire(wire);
  return instant === undefined ? '' : localTime(instant, zone);
}

/** A date and time of the zone for the API; '' for an empty or incomplete one. */
export function fromLocalTime(local: LocalTime, zone: Zone): WireDateTime {
  const instant = instantOf(local, zone);
  return instant === undefined ? '' : formatWire(instant);
}
