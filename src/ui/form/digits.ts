import { asciiDigits } from '#domain/text/ascii-digits.ts';
import { readPhone, typedPhoneLength } from '#domain/text/phone.ts';
import { readWhole } from '#domain/text/whole-number.ts';

/**
 * Removes everything but digits and cuts the rest to `maxLength` characters (section 2, number-type inputs). Digits of other
 * scripts become Latin ones.
 */
export function digitsOf(typed: string, maxLength = Number.POSITIVE_INFINITY): string {
  return asciiDigits(typed).replace(/\D/g, '').slice(0, maxLength);
}

export interface NumberInput {
  /** The text of the box before the input. */
  readonly before: string;
  readonly maxLength?: number | undefined;
  /** A mobile number: a `+` and a prefix that are typed stay until the number is whole. */
  readonly isPhone?: boolean | undefined;
  /** Signs and separators that are typed stay, so that `-6` does not become 6. */
  readonly keepsSigns?: boolean;
}

/**
 * The text of a number box after an input. A key adds digits only, and in a mobile number with the `+` of a country its
 * separators. What is pasted never becomes another number: `1,069` has one meaning; `-6`, `12.5` or a number of another
 * country stay as they are, and break the rule of the field.
 */
function typedNumber(typed: string, { before, maxLength, isPhone = false, keepsSigns }: NumberInput): string {
  const given = asciiDigits(typed);
  const hasCountry = isPhone && given.startsWith('+');
  const isKey = insertedLength(before, given) <= 1;
  const plain = isKey && hasCountry ? given.replace(/[^\d+\s().–—-]/g, '') : given;
  if (!isKey || hasCountry || /\D/.test(before)) {
    if (!/\d/.test(plain)) return hasCountry ? plain : '';
    const digits = isPhone ? readPhone(plain.trim()) : readWhole(plain);
    const isWhole = digits !== undefined && /^\d+$/.test(digits);
    const isTooLong = isPhone && maxLength !== undefined && (digits ?? '').length > maxLength;
    return isWhole && !isTooLong ? digits : plain;
  }
  if (keepsSigns && /[-−–+.,'’]/.test(plain)) return plain.replace(/[^\d.,'’+−–-]/g, '');
  const digits = digitsOf(isPhone ? readPhone(plain) : plain);
  return digits.slice(0, isPhone ? typedPhoneLength(digits) : maxLength);
}

/** How many characters are new in a text, if they are at one place. */
function insertedLength(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - start - end;
}

/** Call after an input event: writes what the number box may contain into it, and keeps the caret. */
export function typeNumber(box: HTMLInputElement, input: NumberInput): string {
  const typed = box.value;
  const text = typedNumber(typed, input);
  if (text !== typed) {
    // Written here: the next render would move the caret to the end of the box.
    const at = box.selectionStart ?? typed.length;
    // Of a text that has more than digits, only what was typed before the caret is removed.
    const isText = /\D/.test(text);
    const caret = isText ? text.length - (typed.length - at) : digitsOf(typed.slice(0, at)).length;
    box.value = text;
    box.setSelectionRange(caret, caret);
  }
  return text;
}
