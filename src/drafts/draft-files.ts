import { newDraftId } from './draft-id.ts';

/** The name of each file in the draft it lies in: one that is stored already is not encrypted again. */
const fileNames = new WeakMap<Blob, string>();

/** Names the files of a draft. */
export function fileNamesIn(draftId: string): (file: Blob) => string {
  return (file) => {
    const known = fileNames.get(file);
    const name = known?.startsWith(`${draftId}.`) === true ? known : `${draftId}.${newDraftId()}`;
    fileNames.set(file, name);
    return name;
  };
}

/** A file that was read from a draft has its name already. */
export function noteFileName(file: Blob, name: string): void {
  fileNames.set(file, name);
}
