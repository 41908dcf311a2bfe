/** A name that no other draft has. It begins with a letter, so that an address does not read it as a number. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `d${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
