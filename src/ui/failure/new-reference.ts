/** Crockford's base 32, as in the server's ids of requests: no letter resembles a digit, so people can read an id aloud. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A new reference, by which a failure that a user reports is found in the console. */
export function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => digits[byte % digits.length]).join('');
}
