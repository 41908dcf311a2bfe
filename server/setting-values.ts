import { UserError } from './user-error.ts';

/** What a variable says; undefined for one that is not set or empty. */
export function given(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

interface Range {
  readonly least?: number;
  readonly otherwise: number;
  readonly most: number;
}

/** @throws UserError naming the variable. */
export function wholeNumber(name: string, value: string | undefined, { least = 0, otherwise, most }: Range): number {
  const text = given(value);
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UserError(
    `${name} has to be a whole number ${least > 0 ? `from ${least} ` : ''}up to ${most}, not "${text}"`,
  );
}

/** A number that may have a fraction. @throws UserError naming the variable. */
export function decimalNumber(name: string, value: string | undefined, { otherwise, most }: Range): number {
  const text = given(value);
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && number <= most) return number;
  throw new UserError(`${name} has to be a number up to ${most}, not "${text}"`);
}

/** @throws UserError naming the variable. */
export function address(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  const text = given(value);
  if (text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol))) return text;
  // The address is not repeated: it may hold a password.
  throw new UserError(`${name} has to be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
}
