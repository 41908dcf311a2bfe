/** The time after which a started download no longer needs the object URL. */
const revokeDelayMs = 60_000;

/** Downloads text, or its parts, as a file. */
export function saveFile(name: string, text: string | readonly string[], type: string): void {
  const url = URL.createObjectURL(new Blob(typeof text === 'string' ? [text] : [...text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
