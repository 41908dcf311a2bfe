import { latinDigits } from './digits.ts';

/** The character of each box; '' for an empty box. */
export type Slots = readonly string[];

export type OtpKind = 'numeric' | 'text';

/** Splits a code into the characters of the boxes. */
export function slotsOf(code: string, length: number): Slots {
  const characters = Array.from(code);
  return Array.from({ length }, (_, index) => characters[index] ?? '');
}

/** Joins the characters of the boxes to the code. */
export function codeOf(slots: Slots): string {
  return slots.join('');
}

/** The text without spaces and with Latin digits; undefined if a numeric code would get other characters (section 2). */
export function acceptable(text: string, kind: OtpKind): string | undefined {
  if (kind === 'text') return text.replace(/\s/g, '');
  const digits = latinDigits(text.trim());
  return /^\d*$/.test(digits) ? digits : undefined;
}

/** Writes the text to the boxes from `index` on, cut to the remaining boxes (section 2). */
export function putAt(slots: Slots, index: number, text: string): Slots {
  const characters = Array.from(text);
  return slots.map((slot, at) => characters[at - index] ?? slot);
}

/**
 * The typed character, computed from the former and the new content of a box: the new content has both characters if the
 * caret was beside the former one.
 */
export function typedInto(former: string, now: string): string {
  if (former === '' || now === former) return now;
  if (now.startsWith(former)) return now.slice(former.length);
  return now.endsWith(former) ? now.slice(0, -former.length) : now;
}
