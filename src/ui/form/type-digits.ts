import { digitsOf } from './digits.ts';

/**
 * Leaves in a box that was just typed into its digits alone, cut to `maxLength`, with the caret where it was.
 *
 * @param prepare Runs before the digits are kept and cut: takes the country code off a pasted phone number, for one.
 */
export function typeDigits(box: HTMLInputElement, maxLength?: number, prepare?: (typed: string) => string): string {
  const typed = box.value;
  const digits = digitsOf(prepare ? prepare(typed) : typed, maxLength);
  if (digits !== typed) {
    // Written here, not by the next render, which would throw the caret to the end of the box.
    const caret = digitsOf(typed.slice(0, box.selectionStart ?? undefined), maxLength).length;
    box.value = digits;
    box.setSelectionRange(caret, caret);
  }
  return digits;
}
