import type { DraftContent, DraftStatus, DraftVersion } from '#machines/draft/types.ts';
import type { Bytes } from './database.ts';

/** The content of a draft, ready to be stored: the text as JSON, and the files by name. */
export interface PackedContent {
  readonly status: DraftStatus;
  readonly text: string;
  readonly files: readonly (readonly [name: string, file: Blob])[];
}

/** A change of a draft. The page posts it to a worker, and stores it itself only if no worker responds. */
export interface DraftChange {
  readonly id: string;
  readonly userId: number;
  /** Counts the changes of this draft, from 1. An older change never replaces a newer one. */
  readonly sequence: number;
  /** The time of the input, in milliseconds since 1970. */
  readonly at: number;
  /** `null` removes the draft. */
  readonly content: PackedContent | null;
  /** The drafts that this one replaces, as they were read. */
  readonly former: readonly DraftVersion[];
}

/**
 * A message of a page to the worker, with a port. The worker responds to `draft.change` with the outcome, and to
 * `draft.settle` after it has stored earlier changes.
 */
export type DraftMessage =
  | { readonly type: 'draft.change'; readonly change: DraftChange }
  | { readonly type: 'draft.settle' };

/** The worker holds this Web Lock (shared) while it stores changes. */
export const draftWritesLock = 'draft writes';

/** A message on this channel reports that the number of drafts, or the status of one, has changed. */
export const draftsChannel = 'drafts';

/** The placeholder of a file in the values of a draft. */
interface FileMark {
  readonly $file: string;
}

type Content = Omit<DraftContent, 'status'>;

/** Packs a draft into JSON text and separate files. `nameOf` names each file. */
export function pack(
  { place, status, base, values, newestBefore = null, version = null, key = null }: DraftContent,
  nameOf: (file: Blob) => string,
): PackedContent {
  const files: [string, Blob][] = [];
  const marked = Object.entries(values).map(([name, value]): [string, unknown] => {
    if (!(value instanceof Blob)) return [name, value];
    const id = nameOf(value);
    files.push([id, value]);
    return [name, { $file: id } satisfies FileMark];
  });
  const content: Content = { place, base, values: Object.fromEntries(marked), newestBefore, version, key };
  return { status, text: JSON.stringify(content), files };
}

/** Reverses {@link pack}. `fileOf` returns the file of a name. */
export function unpack(head: Bytes, fileOf: (id: string) => Blob | undefined): Content {
  // Only `pack` creates this text, and it was authenticated by the encryption.
  const content = JSON.parse(new TextDecoder().decode(head)) as Content;
  const values = Object.entries(content.values).map(([name, value]): [string, unknown] => [
    name,
    isMark(value) ? (fileOf(value.$file) ?? '') : value,
  ]);
  return { ...content, values: Object.fromEntries(values) };
}

/** Packs a file: its name and type, then its bytes. */
export async function packFile(file: Blob): Promise<Bytes> {
  const name = file instanceof File ? file.name : '';
  const head = textBytes(JSON.stringify({ name, type: file.type }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const packed = new Uint8Array(headLength + head.length + bytes.length);
  new DataView(packed.buffer).setUint32(0, head.length);
  packed.set(head, headLength);
  packed.set(bytes, headLength + head.length);
  return packed;
}

export function unpackFile(packed: Bytes): File {
  const end = headLength + new DataView(packed.buffer, packed.byteOffset).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(packed.subarray(headLength, end))) as { name: string; type: string };
  return new File([packed.slice(end)], head.name, { type: head.type });
}

/** The length of the size field before a file's head, in bytes. */
const headLength = 4;

export function textBytes(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function isMark(value: unknown): value is FileMark {
  return typeof value === 'object' && value !== null && '$file' in value;
}

/** A unique id. It starts with a letter, so that it is not parsed as a number in an address. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `d${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The name of each file in its draft. A file that is already stored is not encrypted again. */
const fileNames = new WeakMap<Blob, string>();

/** Returns a function that names the files of a draft. */
export function fileNamesIn(draftId: string): (file: Blob) => string {
  return (file) => {
    const known = fileNames.get(file);
    const name = known?.startsWith(`${draftId}.`) === true ? known : `${draftId}.${newId()}`;
    fileNames.set(file, name);
    return name;
  };
}

/** Records the name of a file that was read from a draft. */
export function noteFileName(file: Blob, name: string): void {
  fileNames.set(file, name);
}
