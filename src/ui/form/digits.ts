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

/**
 * Call after an input event: removes everything but digits from the box, cuts them to `maxLength`, and keeps the caret.
 *
 * @param prepare Runs first, for example to remove the country code of a pasted phone number.
 */
export function typeDigits(box: HTMLInputElement, maxLength?: number, prepare?: (typed: string) => string): string {
  const typed = box.value;
  const digits = digitsOf(prepare ? prepare(typed) : typed, maxLength);
  if (digits !== typed) {
    // Written here: the next render would move the caret to the end of the box.
    const caret = digitsOf(typed.slice(0, box.selectionStart ?? undefined), maxLength).length;
    box.value = digits;
    box.setSelectionRange(caret, caret);
  }
  return digits;
}
