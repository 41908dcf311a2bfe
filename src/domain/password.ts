/**
 * Section 5: "Passwords are transformed (encoded) in the client before sending." Base64 of the UTF-8 bytes: an encoding
 * that the contract asks for, not a protection. TLS protects the password on its way.
 */
export function encodePassword(password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(password)));
}

/** The reverse, for the server. Undefined when the text is not base64 of UTF-8. */
export function decodePassword(encoded: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
