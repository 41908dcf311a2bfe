import { asciiDigits } from '../text/ascii-digits.ts';
import { fromLocalTime } from '../time/date-time.ts';
import { existing } from '../time/shown-time.ts';
import { readTypedTime } from '../time/typed-time.ts';
import { isDay, type LocalTime, type Zone } from '../time/zone.ts';
import { type Cell, cellText } from './cells.ts';

/** Whether the day or the month comes first in a date such as 04/05/2026. */
export type DateOrder = 'day first' | 'month first';

const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?=$|[\sT,])/;

/**
 * The order of the dates in a column. One value above twelve decides for all of them. `null` if there are dates of which
 * each can be read both ways: the user must be asked. Undefined without such dates.
 */
export function dateOrderOf(column: readonly Cell[]): DateOrder | null | undefined {
  let isFound = false;
  for (const cell of column) {
    if (typeof cell !== 'string') continue;
    const [, first, second] = numeric.exec(asciiDigits(cell).trim()) ?? [];
    if (first === undefined) continue;
    if (Number(first) > 12) return 'day first';
    if (Number(second) > 12) return 'month first';
    // 05/05 is the same day either way.
    if (Number(first) !== Number(second)) isFound = true;
  }
  return isFound ? null : undefined;
}

export interface DateContext {
  readonly order: DateOrder;
  readonly zone: Zone;
  /** In milliseconds. */
  readonly now: number;
}

/**
 * A date and time in the format of the API (UTC). A date cell of a spreadsheet has no zone: its digits are read in `zone`,
 * like a text. A date in the format of the API is read in `zone` too, because the export of a list writes it so. Undefined
 * for what cannot be read.
 */
export function readCellTime(cell: Cell, { order, zone, now }: DateContext): string | undefined {
  const local = readLocal(cell, order, { zone, now });
  const wire = local === undefined ? '' : fromLocalTime(local, zone);
  return wire === '' ? undefined : wire;
}

/** A day as 'YYYY-MM-DD'; undefined for what cannot be read. */
export function readCellDay(cell: Cell, { order, zone, now }: DateContext): string | undefined {
  const day = readLocal(cell, order, { zone, now })?.slice(0, 10);
  return day !== undefined && isDay(day) ? day : undefined;
}

function readLocal(
  cell: Cell,
  order: DateOrder,
  { zone, now }: Pick<DateContext, 'zone' | 'now'>,
): LocalTime | undefined {
  if (typeof cell === 'number') return localOfSerial(cell);
  if (cell instanceof Date) return existing(cellText(cell).replace(' ', 'T').slice(0, 16));
  const text = asciiDigits(cellText(cell));
  const [found, first = '', second = '', year = ''] = numeric.exec(text) ?? [];
  if (found === undefined) return readTypedTime(text, { now, zone });
  const [day, month] = order === 'day first' ? [first, second] : [second, first];
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const clock = text.slice(found.length).replace(/^[\sT,]+/, '');
  return readTypedTime(`${iso} ${clock === '' ? '00:00' : clock}`, { now, zone });
}

const dayMs = 24 * 60 * 60_000;

/** Days from 30 December 1899 to 1 January 1970, the first day of JavaScript. */
const epochSerial = 25_569;

/** The first and the last serial that are taken for a date: 1 January 1970 and 31 December 2100. */
const serialRange = [epochSerial, 73_415] as const;

/** A date as a spreadsheet stores it: days since the end of 1899, with the time as a fraction. */
function localOfSerial(serial: number): LocalTime | undefined {
  if (serial < serialRange[0] || serial > serialRange[1]) return undefined;
  // The fraction is a float: 18:30 may be stored as 18:29:59.999.
  const minutes = Math.round((serial - epochSerial) * 24 * 60);
  return new Date(minutes * 60_000).toISOString().slice(0, 16);
}

/** The serial of a local time, for a file that is written. NaN for a day that does not exist. */
export function serialOf(local: LocalTime): number {
  const time = Date.parse(`${local}Z`);
  // Engines read 30 February as 2 March.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(local);
  return isReal ? epochSerial + time / dayMs : Number.NaN;
}
