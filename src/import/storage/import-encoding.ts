import { readNote, writeNote } from '#storage/device-notes.ts';
import { parseItem } from '#storage/put-item.ts';

type Encodings = Readonly<Record<string, string>>;

/** The encoding that the user chose for the last file of a list that could be read in several ways. */
export function readImportEncoding(list: string): string | undefined {
  return readAll()[list];
}

export function writeImportEncoding(list: string, encoding: string): void {
  writeNote('encodings', JSON.stringify({ ...readAll(), [list]: encoding }));
}

const readAll = (): Encodings => parseItem(readNote('encodings'), areEncodings) ?? {};

const areEncodings = (value: unknown): value is Encodings =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');
