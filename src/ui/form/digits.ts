const devanagariZero = 0x0966;

/** Devanagari digits, as a Hindi keyboard types them, as Latin ones. */
export function latinDigits(typed: string): string {
  return typed.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
}

/**
 * Keeps the digits alone and cuts them to `maxLength` characters (section 2, number-type inputs). Devanagari digits
 * become Latin ones.
 */
export function digitsOf(typed: string, maxLength = Number.POSITIVE_INFINITY): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, maxLength);
}
