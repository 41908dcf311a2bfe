import { dayOf, type Zone } from '#domain/time/zone.ts';
import { formatInstant } from '#ui/base/format-time.ts';

/** The current date as the public reads it: '27 November 2026'. */
export function today(zone: Zone): string {
  return formatInstant(Date.parse(dayOf(Date.now(), zone)), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
