import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter resembles a digit, so people can read an id aloud. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A new id of a request: 50 random bits. */
function newRequestId(): string {
  return [...randomBytes(length)].map((byte) => digits[byte % digits.length]).join('');
}

/** The id that a proxy has given to the request, or a new one. A malformed id is replaced, because ids are logged. */
export function requestIdOf(received: string | undefined): string {
  return received !== undefined && /^[\w-]{8,64}$/.test(received) ? received : newRequestId();
}
