import { dayMs, type LocalTime, localPattern, localTime, minuteMs, offsetOf, type ReadZone } from './zone.ts';

/**
 * The instants of a date and time, in milliseconds: two for a time that the clocks show twice, none for one that they skip
 * and for a text that is not a complete time.
 */
export function instantsOf(local: LocalTime, zone: ReadZone): readonly number[] {
  const utc = localPattern.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(utc)) return [];
  const offset = offsetOf(zone);
  // A clock change is less than a day away from the times that it skips or doubles.
  const offsets =
    offset === undefined ? [utc - dayMs, utc + dayMs].map((around) => -new Date(around).getTimezoneOffset()) : [offset];
  const instants = [...new Set(offsets)].map((minutes) => utc - minutes * minuteMs);
  return instants.filter((instant) => local.startsWith(localTime(instant, zone))).sort((one, other) => one - other);
}
