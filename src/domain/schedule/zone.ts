/** The time zones of the schedule. Neither has daylight saving time. Offsets are in minutes. */
export const zones = { ist: { label: 'IST', offset: 330 }, utc: { label: 'UTC', offset: 0 } } as const;

export type Zone = keyof typeof zones;

/** A calendar day as 'YYYY-MM-DD', in any zone. */
export type Day = string;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export function otherZone(zone: Zone): Zone {
  return zone === 'ist' ? 'utc' : 'ist';
}

/** The day of an instant (in milliseconds): 19:00 UTC is 00:30 of the next day in IST. */
export function dayOf(instant: number, zone: Zone): Day {
  return textOf(instant, zone).slice(0, 10);
}

/** The time of an instant as 'HH:MM' (24 hours). */
export function clockOf(instant: number, zone: Zone): string {
  return textOf(instant, zone).slice(11, 16);
}

function textOf(instant: number, zone: Zone): string {
  return new Date(instant + zones[zone].offset * minuteMs).toISOString();
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
