import { foldHeader } from '#domain/import/match-columns.ts';
import { readNote, writeNote } from '#storage/device-notes.ts';
import { parseItem } from '#storage/put-item.ts';

type Columns = Readonly<Record<string, string | null>>;

/** The fields that the user chose for the columns of a list's spreadsheets, by folded header; null for none. */
export function readImportColumns(list: string): Columns {
  return readAll()[list] ?? {};
}

/** Remembers the field of each column with a header. */
export function writeImportColumns(list: string, header: readonly string[], match: readonly (string | null)[]): void {
  const chosen = header.flatMap((title, at) => {
    const folded = foldHeader(title);
    return folded === '' ? [] : [[folded, match[at] ?? null] as const];
  });
  const columns = { ...readImportColumns(list), ...Object.fromEntries(chosen) };
  writeNote('importColumns', JSON.stringify({ ...readAll(), [list]: columns }));
}

function readAll(): Readonly<Record<string, Columns>> {
  return parseItem(readNote('importColumns'), areColumns) ?? {};
}

function areColumns(value: unknown): value is Readonly<Record<string, Columns>> {
  return isRecord(value) && Object.values(value).every((columns) => isRecord(columns) && areFields(columns));
}

const areFields = (columns: Readonly<Record<string, unknown>>) =>
  Object.values(columns).every((field) => field === null || typeof field === 'string');

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
