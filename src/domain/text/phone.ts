import { limits } from '../limits.ts';

/**
 * Reduces a typed or pasted mobile number to the ten digits of section 5. It removes a country or trunk prefix (+91,
 * 0091, 0) before it cuts the rest.
 */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > limits.phoneLength ? digits.replace(/^(0091|91|0)/, '') : digits;
  return national.slice(0, limits.phoneLength);
}
