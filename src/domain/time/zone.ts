/** The time zones in which times can be shown and typed: the device's own, India's and UTC. */
export type Zone = 'device' | 'ist' | 'utc';

/** A zone in which times are read: one to choose, or the one that a text names, as minutes east of UTC. */
export type ReadZone = Zone | number;

/** A calendar day as 'YYYY-MM-DD', in any zone. */
export type Day = string;

/** A date and time of a zone as 'YYYY-MM-DDTHH:MM'. */
export type LocalTime = string;

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

export const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** The minutes east of UTC; undefined for the device's own zone, in which they change. */
export function offsetOf(zone: ReadZone): number | undefined {
  return typeof zone === 'number' ? zone : { device: undefined, ist: 330, utc: 0 }[zone];
}

/** The zone's name for `Intl.DateTimeFormat`; undefined for the device's own. */
export function zoneName(zone: Zone): string | undefined {
  return { device: undefined, ist: 'Asia/Kolkata', utc: 'UTC' }[zone];
}

/** The date and time of an instant, in milliseconds. */
export function localTime(instant: number, zone: ReadZone): LocalTime {
  const offset = offsetOf(zone) ?? -new Date(instant).getTimezoneOffset();
  return new Date(instant + offset * minuteMs).toISOString().slice(0, 16);
}

/** The instant of a date and time, in milliseconds. Undefined if the text is not a complete one. */
export function instantOf(local: LocalTime, zone: Zone): number | undefined {
  if (!localPattern.test(local)) return undefined;
  const instant = Date.parse(zone === 'device' ? local : `${local}Z`);
  return Number.isNaN(instant) ? undefined : instant - (offsetOf(zone) ?? 0) * minuteMs;
}

/** The day of an instant, in milliseconds: 19:00 UTC is 00:30 of the next day in India. */
export function dayOf(instant: number, zone: ReadZone): Day {
  return localTime(instant, zone).slice(0, 10);
}

/** The time of an instant, in milliseconds, as 'HH:MM' (24 hours). */
export function clockOf(instant: number, zone: Zone): string {
  return localTime(instant, zone).slice(11);
}

/** Whether the text is a real day of the years 1000 to 2999. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && dayFrom(Date.parse(text)) === text;
}

export function addDays(day: Day, count: number): Day {
  return dayFrom(Date.parse(day) + count * dayMs);
}

/** The days of the week that contains `day`, Monday first. */
export function weekOf(day: Day): readonly Day[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}

function dayFrom(instant: number): Day {
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString().slice(0, 10);
}
