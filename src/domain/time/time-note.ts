import type { Text } from '#i18n/text.ts';
import type { TimeReading } from './read-time.ts';

/** Why a text is not a single time. */
export function timeNote(reading: Exclude<TimeReading, { kind: 'time' }>): Text {
  switch (reading.kind) {
    case 'incomplete':
      return reading.missing === 'day' ? 'The day is missing' : 'The time is missing';
    case 'doubled':
      return 'The clocks show this time twice';
    case 'skipped':
      return 'The clocks skip this time';
    case 'unread':
      return reading.reason;
    case 'empty':
    case 'either':
      return 'This is not a date and time';
  }
}
