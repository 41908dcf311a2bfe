import { hasClock, isMidnight, timeText } from '#domain/import/dates.ts';
import { formatWire } from '#domain/time/date-time.ts';
import { readDay, readTime, type TimeContext } from '#domain/time/read-time.ts';
import { timeNote } from '#domain/time/time-note.ts';
import { type NamedZone, zoneInHeader } from '#domain/time/written/zones.ts';
import type { Zone } from '#domain/time/zone.ts';
import type { TimeField } from '#fields/field.ts';
import type { Answers, Sheet, SheetCell } from '#machines/import/types.ts';
import type { CellValue } from './cell-value.ts';
import { dateQuestion, missingQuestion } from './questions.ts';

/** The columns of a date and time: of its day or both, and of its time of day if that has its own. */
export interface TimeColumns {
  /** One text for each row. */
  readonly textOf: (row: readonly SheetCell[]) => string;
  /** The zone that a header names. */
  readonly zone: NamedZone | undefined;
}

/** @param columns Their indexes, as in `FilledField`. */
export function timeColumns({ header, rows }: Sheet, columns: readonly number[]): TimeColumns {
  const zones = columns.map((at) => zoneInHeader(header[at] ?? ''));
  const [first = -1, second] = columns;
  // Our own export has UTC in the header of times, also if all are at midnight.
  const isTimed = second === undefined && (zones[0] !== undefined || rows.some((row) => hasClock(row[first] ?? null)));
  const textOf = (row: readonly SheetCell[]) => {
    const cell = row[first] ?? null;
    const text = isTimed && isMidnight(cell) ? `${timeText(cell)} 00:00` : timeText(cell);
    const clock = second === undefined ? '' : timeText(row[second] ?? null);
    return clock === '' ? text : `${text.replace(/[ T]00:00(?::00)?$/, '')} ${clock}`.trim();
  };
  return { textOf, zone: zones[1] ?? zones[0] };
}

/** How the times of a field are read, with the user's answers. */
export interface TimeReader extends TimeContext {
  /** What is missing in texts that are to be left empty. */
  readonly isLeftEmpty: (missing: 'day' | 'time') => boolean;
}

/** The reader with the answers for a field. Without an answer about the order the day comes first. */
export function timeReader(
  field: string,
  answers: Answers,
  { zone, now, order }: { readonly zone: Zone | number; readonly now: number; readonly order: TimeContext['order'] },
): TimeReader {
  const chosen = answers[dateQuestion(field)];
  const isOrder = chosen === 'day first' || chosen === 'month first';
  const idOf = (missing: 'day' | 'time') => missingQuestion(field, missing);
  return {
    zone,
    now,
    order: isOrder ? chosen : (order ?? 'day first'),
    day: answers[idOf('day')] ?? undefined,
    clock: answers[idOf('time')] ?? undefined,
    isLeftEmpty: (missing) => answers[idOf(missing)] === null,
  };
}

/** The value of a field for a text, in UTC. */
export function timeValue(text: string, reader: TimeReader): CellValue {
  const reading = readTime(text, reader);
  if (reading.kind === 'time') return { value: formatWire(reading.at) };
  const isEmpty = reading.kind === 'empty' || (reading.kind === 'incomplete' && reader.isLeftEmpty(reading.missing));
  return isEmpty ? { value: '' } : { unread: timeNote(reading) };
}

export function dayValue(
  text: string,
  reader: TimeReader & { readonly isPast?: TimeField['isPast'] | undefined },
): CellValue {
  const reading = readDay(text, reader);
  if (reading.kind === 'day') return { value: reading.day };
  return reading.kind === 'unread' ? { unread: reading.reason } : { value: '' };
}
