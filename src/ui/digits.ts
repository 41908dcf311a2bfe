const devanagariZero = 0x0966;

/**
 * Keeps the digits alone and cuts them to `maxLength` characters (section 2, number-type inputs). Devanagari digits,
 * as a Hindi keyboard types them, become Latin ones.
 */
export function keepDigits(typed: string, maxLength = Number.POSITIVE_INFINITY): string {
  return typed
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/\D/g, '')
    .slice(0, maxLength);
}
