/** For how long a browser may take to begin with a download, in milliseconds. */
const patience = 60_000;

/** Hands a text, whole or in its parts, to the browser as a file to be saved. */
export function saveFile(name: string, text: string | readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob(typeof text === 'string' ? [text] : [...text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
}
