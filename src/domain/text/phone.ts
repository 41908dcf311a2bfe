import { limits } from '../limits.ts';

/**
 * The digits of a typed or pasted mobile number, without a country or trunk prefix (+91, 0091, 0) before the ten digits of
 * section 5. The number of another country keeps all its digits: it is no shorter number of this one.
 */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.replace(/^(0091|91|0)/, '');
  return digits.length > limits.phoneLength && national.length === limits.phoneLength ? national : digits;
}
