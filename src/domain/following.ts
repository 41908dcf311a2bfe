import { formatWire, parseWire, type WireDateTime } from './date-time.ts';

/** From the beginning of one match to that of the next, in milliseconds. */
const matchSlot = 45 * 60_000;

/** When the match after one of this time begins; '' where that is not known. */
export function nextSlot(wire: WireDateTime): WireDateTime {
  const instant = parseWire(wire);
  return instant === undefined ? '' : formatWire(instant + matchSlot);
}

/** The number after this one; the same text where it is none, or the next would be longer than `maxLength` digits. */
export function nextNumber(text: string, maxLength: number): string {
  const next = String(Number(text) + 1);
  return /^\d+$/.test(text) && next.length <= maxLength ? next : text;
}
