/**
 * Section 5: "Passwords are transformed (encoded) in the client before sending." This is Base64 of the UTF-8 bytes. The
 * contract requires it; it protects nothing. TLS protects the password in transit.
 */
export function encodePassword(password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(password)));
}

/** Decodes a password on the server. Returns undefined if the text is not Base64 of UTF-8. */
export function decodePassword(encoded: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
