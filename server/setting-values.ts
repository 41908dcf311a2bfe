import { UserError } from '#server/cli/user-error.ts';

/** The trimmed value of a variable; undefined when it is not set or empty. */
export function nonEmpty(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

interface Range {
  readonly min?: number;
  readonly fallback: number;
  readonly max: number;
}

/** @throws UserError naming the variable. */
export function wholeNumber(name: string, value: string | undefined, { min = 0, fallback, max }: Range): number {
  const text = nonEmpty(value);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new UserError(`${name} is "${text}". Set it to a whole number from ${min} to ${max}.`);
}

/** A number that may have a fraction. @throws UserError naming the variable. */
export function decimalNumber(name: string, value: string | undefined, { fallback, max }: Range): number {
  const text = nonEmpty(value);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && number <= max) return number;
  throw new UserError(`${name} is "${text}". Set it to a number from 0 to ${max}.`);
}

/** One of the names. @throws UserError naming the variable. */
export function oneOf<Name extends string>(
  variable: string,
  value: string | undefined,
  names: readonly Name[],
  fallback: Name,
): Name {
  const text = nonEmpty(value);
  if (text === undefined) return fallback;
  const found = names.find((name) => name === text);
  if (found !== undefined) return found;
  const listed = names.map((name) => `"${name}"`);
  throw new UserError(
    `${variable} is "${text}". Set it to ${listed.slice(0, -1).join(', ')} or ${listed.at(-1) ?? ''}.`,
  );
}

/** @throws UserError naming the variable. */
export function address(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  const text = nonEmpty(value);
  if (text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol))) return text;
  // The message does not contain the address, which may hold a password.
  throw new UserError(
    `${name} is not a valid address. Set it to one that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
}
