import { limits } from '../limits.ts';
import { asciiDigits } from './ascii-digits.ts';

const label = /^(?:tel|phone|ph|mobile|mob|cell|whatsapp)(?: ?no)?[\s.:]*/i;
const oneNumber = /^\+?[\d\s().–—-]+$/;
const fraction = /^(?!\d{5}\.\d{5}$)\d+\.\d+$/;
const international = /^\s*(\+|00)/;
/** The country and trunk prefixes of India. `00` begins the number of any country. */
const prefix = /^(0091|91|0(?!0))/;
/** The longest number of any country, with its `00`. */
const internationalLength = 17;

/**
 * The digits of a typed, pasted or imported mobile number, without a country or trunk prefix (+91, 0091, 0) before the ten
 * digits of section 5. The number of another country keeps all its digits: it is no shorter number of this one. Any other
 * text stays as it is: two numbers, 9.12346E+09, an extension, ten digits with the `+` of a country.
 */
export function readPhone(text: string): string {
  const plain = asciiDigits(text).replace(label, '');
  if (!oneNumber.test(plain) || fraction.test(plain)) return text;
  const digits = plain.replace(/\D/g, '');
  const national = digits.replace(prefix, '');
  if (digits.length > limits.phoneLength) return national.length === limits.phoneLength ? national : digits;
  return international.test(plain) ? text : digits;
}

/** How many digits may be typed: a prefix stays until the number is whole. */
export function typedPhoneLength(digits: string): number {
  if (digits.startsWith('00')) return internationalLength;
  return limits.phoneLength + (prefix.exec(digits)?.[0].length ?? 0);
}
