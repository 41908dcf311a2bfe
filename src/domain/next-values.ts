import { formatWire, parseWire, type WireDateTime } from './time/date-time.ts';

/** The time from the start of one match to the start of the next. */
const matchSlotMs = 45 * 60_000;

/** The start of the match after this one; '' for an empty or bad date. */
export function nextSlot(wire: WireDateTime): WireDateTime {
  const instant = parseWire(wire);
  return instant === undefined ? '' : formatWire(instant + matchSlotMs);
}

/** The next number; the same text if it is not a number, or if the next one has more than `maxLength` digits. */
export function nextNumber(text: string, maxLength: number): string {
  const next = String(Number(text) + 1);
  return /^\d+$/.test(text) && next.length <= maxLength ? next : text;
}
