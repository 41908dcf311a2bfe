import { limits } from './limits.ts';

/**
 * A typed or pasted mobile number as the ten digits the specification asks for (section 5): a country or trunk prefix
 * (+91, 0091, 0) is taken off before the rest is cut.
 */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > limits.phoneLength ? digits.replace(/^(0091|91|0)/, '') : digits;
  return national.slice(0, limits.phoneLength);
}
