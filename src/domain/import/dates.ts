import type { LocalTime } from '../time/zone.ts';
import { type Cell, cellText } from './cells.ts';

const dayMs = 24 * 60 * 60_000;

/** Days from 30 December 1899 to 1 January 1970, the first day of JavaScript. */
const epochSerial = 25_569;

/** The first and the last serial that are taken for a date: 1 January 1970 and 31 December 2100. */
const serialRange = [epochSerial, 73_415] as const;

const lastSecond = 1 - 1000 / dayMs;

/**
 * A cell of a date, a time or both as a text for `readTime`. A date cell has no zone: its digits are those that the sheet
 * shows. A number may be a date as a spreadsheet stores it, or a time as a part of a day.
 */
export function timeText(cell: Cell): string {
  if (typeof cell !== 'number') return cellText(cell);
  if (cell > 0 && cell < 1) return localOfSerial(epochSerial + Math.min(cell, lastSecond)).slice(11);
  if (cell < serialRange[0] || cell > serialRange[1]) return cellText(cell);
  return Number.isInteger(cell) ? localOfSerial(cell).slice(0, 10) : localOfSerial(cell);
}

/** Whether a cell is a date with a time: then a date at midnight in its column is a time too, and not a day alone. */
export function hasClock(cell: Cell): boolean {
  return (cell instanceof Date || typeof cell === 'number') && /-.* /.test(timeText(cell));
}

/** Whether a cell is a date as spreadsheets store it, without a time. */
export function isMidnight(cell: Cell): boolean {
  return (cell instanceof Date || typeof cell === 'number') && /^\d{4}-\d\d-\d\d$/.test(timeText(cell));
}

function localOfSerial(serial: number): string {
  // The fraction is a float: 18:30 may be stored as 18:29:59.999.
  const seconds = Math.round((serial - epochSerial) * 24 * 3600);
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/** The serial of a local time, for a file that is written. NaN for a day that does not exist. */
export function serialOf(local: LocalTime): number {
  const time = Date.parse(`${local}Z`);
  // Engines read 30 February as 2 March.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(local);
  return isReal ? epochSerial + time / dayMs : Number.NaN;
}
