/** A unique id. It starts with a letter, so that it is not parsed as a number in an address. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `d${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The name of each file in its draft. A file that is already stored is not encrypted again. */
const fileNames = new WeakMap<Blob, string>();

/** Returns a function that names the files of a draft. */
export function fileNamesIn(draftId: string): (file: Blob) => string {
  return (file) => {
    const known = fileNames.get(file);
    const name = known?.startsWith(`${draftId}.`) === true ? known : `${draftId}.${newDraftId()}`;
    fileNames.set(file, name);
    return name;
  };
}

/** Records the name of a file that was read from a draft. */
export function noteFileName(file: Blob, name: string): void {
  fileNames.set(file, name);
}
