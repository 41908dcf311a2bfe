/** A unique id. It starts with a letter, so that it is not parsed as a number in an address. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `d${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
