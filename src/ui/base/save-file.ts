/** The time after which a started download no longer needs the object URL. */
const revokeDelayMs = 60_000;

/** Downloads text or bytes, or their parts, as a file. */
export function saveFile(
  name: string,
  content: string | readonly (string | Uint8Array<ArrayBuffer>)[],
  type: string,
): void {
  const url = URL.createObjectURL(new Blob(typeof content === 'string' ? [content] : [...content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
