import { latinDigits } from './digits.ts';

/** One character for each box; '' for an empty one. */
export type Slots = readonly string[];

export type OtpKind = 'numeric' | 'text';

/** The boxes that show a code, from the first on. */
export function slotsOf(code: string, length: number): Slots {
  const characters = Array.from(code);
  return Array.from({ length }, (_, index) => characters[index] ?? '');
}

/** The code so far: what is in the boxes, without the empty ones. */
export function codeOf(slots: Slots): string {
  return slots.join('');
}

/** Text fit for the boxes, or undefined where a numeric code would take something else than digits (section 2). */
export function acceptable(text: string, kind: OtpKind): string | undefined {
  if (kind === 'text') return text.replace(/\s/g, '');
  const digits = latinDigits(text.trim());
  return /^\d*$/.test(digits) ? digits : undefined;
}

/** The text put in from a box on, cut to the remaining boxes (section 2). */
export function putAt(slots: Slots, index: number, text: string): Slots {
  const characters = Array.from(text);
  return slots.map((slot, at) => characters[at - index] ?? slot);
}

/**
 * What was typed into a box, by what the box held before and holds now: a caret beside the character that is there
 * leaves both.
 */
export function typedInto(former: string, now: string): string {
  if (former === '' || now === former) return now;
  if (now.startsWith(former)) return now.slice(former.length);
  return now.endsWith(former) ? now.slice(0, -former.length) : now;
}
