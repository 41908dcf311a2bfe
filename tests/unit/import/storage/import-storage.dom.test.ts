import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore, type DraftStore } from '#drafts/draft-store.ts';
import { deleteKeys } from '#drafts/store/delete-keys.ts';
import { listImports } from '#import/storage/import-draft.ts';
import { importStorage, rowsPerRecord } from '#import/storage/import-storage.ts';
import type { ImportRow } from '#machines/import/row.ts';
import type { StoredImport } from '#machines/import/types.ts';
import { newUuid } from '#records/new-uuid.ts';
import { rowOf as namedRow, storedOf } from '../../../machines/import/fixtures.ts';
import { resetIndexedDb } from '../../../support/page/reset-indexed-db.ts';

const asha = 1;
const ravi = 2;
let drafts: DraftStore;

beforeEach(async () => {
  resetIndexedDb();
  drafts = await signIn('Password@1');
});

async function signIn(password: string, userId = asha): Promise<DraftStore> {
  const store = createDraftStore(userId, () => undefined);
  await store.begin({ password, isStillSignedIn: () => true });
  return store;
}

/** The storage of a window. */
const storageOf = (store = drafts) =>
  importStorage({ form: 'teams', userId: asha, drafts: () => Promise.resolve(store) });

const rowOf = (line: number) => namedRow(`Lynx ${line}`, { line });

function importOf(count: number, parts: Partial<StoredImport> = {}): StoredImport {
  const rows = Array.from({ length: count }, (_, at) => rowOf(at + 2));
  return storedOf(rows, {
    series: newUuid(),
    firstKey: newUuid(),
    fileName: 'teams of Pune.csv',
    newestBefore: 5,
    ...parts,
  });
}

async function recordsIn(store: 'imports' | 'rows'): Promise<readonly string[]> {
  const database = await openDB('matchdesk imports');
  const records: readonly unknown[] = await database.getAll(store);
  database.close();
  const decoder = new TextDecoder('latin1');
  const readable = (_: string, value: unknown) => (value instanceof Uint8Array ? decoder.decode(value) : value);
  return records.map((record) => JSON.stringify(record, readable));
}

const rowRecords = () => recordsIn('rows');

const storedRecords = async () => [...(await recordsIn('imports')), ...(await rowRecords())].join('\n');

test('another window reads an import as it was written', async () => {
  const state = importOf(3 * rowsPerRecord + 1);
  expect(await storageOf().write(state)).toBe('stored');
  expect(await storageOf().read(state.series)).toEqual(state);
  expect(await storageOf().read(newUuid())).toBeNull();
});

test('an import of another user at the same address is another import', async () => {
  const state = importOf(2);
  await storageOf().write(state);
  const others = await signIn('Password@2', ravi);
  const storage = importStorage({ form: 'teams', userId: ravi, drafts: () => Promise.resolve(others) });
  expect(await storage.read(state.series)).toBeNull();
  expect(await storage.write({ ...importOf(1), series: state.series })).toBe('stored');
  await storage.remove(state.series);
  // Signing in again, because the other user's sign-in has deleted the key.
  expect(await storageOf(await signIn('Password@1')).read(state.series)).toEqual(state);
});

test('a later write replaces only the records of changed rows and what is not a row', async () => {
  const storage = storageOf();
  const state = importOf(2 * rowsPerRecord);
  await storage.write(state);
  const before = await rowRecords();
  const sent: ImportRow = { ...rowOf(2), progress: { kind: 'created', id: 9, message: '' } };
  const next = { ...state, revision: 2, hasStarted: true, rows: state.rows.with(0, sent) };
  expect(await storage.write(next)).toBe('stored');
  const after = await rowRecords();
  expect(after.map((record, at) => record === before[at])).toEqual([false, true]);
  expect(await storageOf().read(state.series)).toEqual(next);
});

test('a window that has read an import writes only what it changes', async () => {
  const state = importOf(2 * rowsPerRecord);
  await storageOf().write(state);
  const before = await rowRecords();
  const storage = storageOf();
  const read = await storage.read(state.series);
  if (read === null) throw new Error('The import is not stored');
  await storage.write({ ...read, revision: 2, rows: read.rows.with(rowsPerRecord, rowOf(1)) });
  const after = await rowRecords();
  expect(after.map((record, at) => record === before[at])).toEqual([true, false]);
});

test('fewer rows than before leave none behind', async () => {
  const storage = storageOf();
  const state = importOf(3 * rowsPerRecord);
  await storage.write(state);
  const shorter = { ...state, revision: 2, rows: state.rows.slice(0, rowsPerRecord) };
  await storage.write(shorter);
  expect(await storageOf().read(state.series)).toEqual(shorter);
});

test('nothing of an import is readable in the database', async () => {
  const state = importOf(2);
  await storageOf().write(state);
  const text = await storedRecords();
  expect(text).toContain(state.series);
  for (const readable of ['Lynx', 'Pune', 'name']) expect(text).not.toContain(readable);
});

test('a sign-out makes it unreadable until the user signs in again', async () => {
  const state = importOf(2);
  await storageOf().write(state);
  await deleteKeys(asha);
  expect(await storageOf().read(state.series)).toBeNull();
  expect(await storageOf(await signIn('Password@1')).read(state.series)).toEqual(state);
});

test('a new password keeps it', async () => {
  const state = importOf(2);
  await storageOf().write(state);
  expect(await storageOf(await signIn('Password@2')).read(state.series)).toEqual(state);
});

test('it is listed with the imports of its list until it is removed', async () => {
  const storage = storageOf();
  const state = importOf(2);
  await storage.write(state);
  expect(await listImports(drafts, 'teams')).toMatchObject([
    { series: state.series, fileName: 'teams of Pune.csv', rows: 2 },
  ]);
  expect(await listImports(drafts, 'players')).toEqual([]);
  await storage.remove(state.series);
  expect(await listImports(drafts, 'teams')).toEqual([]);
  expect(await storedRecords()).toBe('');
});

test('an import whose draft was discarded is not written any more, and its rows are deleted', async () => {
  const storage = storageOf();
  const state = importOf(2);
  await storage.write(state);
  const { drafts: stored } = await drafts.all();
  await drafts.remove(stored);
  expect(await storage.write({ ...state, revision: 2 })).toBe('gone');
  const other = importOf(1);
  await storageOf().write(other);
  expect(await storedRecords()).not.toContain(state.series);
});

test('the keys of calls of an earlier visit count only for a while', async () => {
  const storage = storageOf();
  const state = importOf(1);
  await storage.write(state);
  const later = storageOf();
  await later.read(state.series);
  expect(later.hasKeys(state.series)).toBe(true);
  const database = await openDB('matchdesk imports');
  const record: unknown = await database.get('imports', `${String(asha)} ${state.series}`);
  await database.put('imports', { ...(record as object), at: Date.now() - 13 * 60 * 60_000 });
  database.close();
  const muchLater = storageOf();
  await muchLater.read(state.series);
  expect(muchLater.hasKeys(state.series)).toBe(false);
});
