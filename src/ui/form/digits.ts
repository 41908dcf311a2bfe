const devanagariZero = 0x0966;

/** Converts the Devanagari digits of a Hindi keyboard to Latin ones. */
export function latinDigits(typed: string): string {
  return typed.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
}

/**
 * Removes everything but digits and cuts the rest to `maxLength` characters (section 2, number-type inputs). Devanagari
 * digits become Latin ones.
 */
export function digitsOf(typed: string, maxLength = Number.POSITIVE_INFINITY): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, maxLength);
}
