import { asciiDigits } from './ascii-digits.ts';

const currency = /(?:₹|रु\.?|\$|€|£|\b(?:rs|inr|usd|eur)\b\.?)/gi;

/**
 * The digits of a whole number or an amount: '₹ 2,00,000', '2,00,000.00' and '२००००० /-' are '200000'. Grouping may be
 * Indian, by three, with spaces or apostrophes. Undefined for any other text: a sign, a fraction, two numbers.
 */
export function readWhole(text: string): string | undefined {
  const plain = asciiDigits(text).replace(currency, '').replace(/\/-$/, '').trim();
  const [, whole, fraction = ''] = /^(\d+|\d{1,3}(?:[,\s'’]\d{2,3})*[,\s'’]\d{3})(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction)) return undefined;
  return whole.replace(/\D/g, '');
}

/** The same without zeros before the number: '007' is '7'. */
export function readCount(text: string): string | undefined {
  return readWhole(text)?.replace(/^0+(?=\d)/, '');
}
