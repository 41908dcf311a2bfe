/** The two zones that a schedule is read in. Neither has ever had a summer time since UTC is counted. */
export const zones = { ist: { label: 'IST', offset: 330 }, utc: { label: 'UTC', offset: 0 } } as const;

export type Zone = keyof typeof zones;

/** A calendar day as 'YYYY-MM-DD', of whatever zone. */
export type Day = string;

const minute = 60_000;
export const dayLength = 24 * 60 * minute;

export function otherZone(zone: Zone): Zone {
  return zone === 'ist' ? 'utc' : 'ist';
}

/** The day that an instant (in milliseconds) falls on: 19:00 UTC is the next day's 00:30 IST. */
export function dayOf(instant: number, zone: Zone): Day {
  return textOf(instant, zone).slice(0, 10);
}

/** The clock's time at an instant: 'HH:MM', by 24 hours. */
export function clockOf(instant: number, zone: Zone): string {
  return textOf(instant, zone).slice(11, 16);
}

function textOf(instant: number, zone: Zone): string {
  return new Date(instant + zones[zone].offset * minute).toISOString();
}

/** Whether a text names a real day that can be counted from in both directions. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && dayFrom(Date.parse(text)) === text;
}

export function addDays(day: Day, count: number): Day {
  return dayFrom(Date.parse(day) + count * dayLength);
}

/** The seven days from Monday on that a day is one of. */
export function weekOf(day: Day): readonly Day[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}

function dayFrom(instant: number): Day {
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString().slice(0, 10);
}
