import { createKeyLifeMs } from '#domain/create-key.ts';
import type { DraftStore } from '#drafts/draft-store.ts';
import { newId, pack, textBytes } from '#drafts/store/change.ts';
import { canEncrypt, decryptBytes, encryptBytes } from '#drafts/store/cipher.ts';
import type { Ciphertext } from '#drafts/store/database.ts';
import type { Draft, DraftContent, StoreOutcome } from '#machines/draft/types.ts';
import type { ImportRow } from '#machines/import/row.ts';
import type { ImportRows } from '#machines/import/rows.ts';
import type { StoredImport } from '#machines/import/types.ts';
import { boundedWork } from '#storage/health.ts';
import { oneConnection } from '#storage/one-connection.ts';
import { type ImportRecord, type ImportsDatabase, openImports, type RowsRecord, rowsOf } from './database.ts';
import { type ImportValues, importPlace, isImport } from './import-draft.ts';

type Connection = () => Promise<ImportsDatabase>;

/** So many rows are one record. A write puts only those in which a row has changed. */
export const rowsPerRecord = 128;

interface Options {
  /** The path of the entity. */
  readonly form: string;
  readonly userId: number;
  /** The drafts of that user. */
  readonly drafts: () => Promise<DraftStore>;
}

/** An import that this window has read or written. */
interface Known {
  readonly draft: Pick<Draft, 'id' | 'at'>;
  readonly key: CryptoKey;
  /** The rows that are stored. */
  readonly rows: ImportRows;
  /** When an earlier visit wrote it last; null if this visit began it. */
  readonly writtenBefore: number | null;
}

export type ImportStorage = ReturnType<typeof importStorage>;

/**
 * Stores imports on this device. Their rows are encrypted with a key of their own, which is stored as a draft: so a sign-out
 * makes them unreadable, a new password keeps them, and the user finds them among the drafts.
 */
export function importStorage({ form, userId, drafts }: Options) {
  const connection = oneConnection(openImports);
  const known = new Map<string, Known>();
  // Another user may open the same address.
  const nameOf = (series: string) => `${String(userId)} ${series}`;
  let queue: Promise<unknown> = Promise.resolve();

  function inOrder<Out>(work: () => Promise<Out>): Promise<Out> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  async function begin(state: StoredImport): Promise<Known | Exclude<StoreOutcome, 'stored'>> {
    const store = await drafts();
    await boundedWork('drafts', () => removeOrphans(connection, store));
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']);
    const draft = { id: newId(), at: Date.now() };
    const values: ImportValues = {
      fileName: state.fileName,
      rows: state.rows.length,
      key: await crypto.subtle.exportKey('jwk', key),
    };
    const place = importPlace(form, state.series);
    const content: DraftContent = { place, status: 'typing', base: {}, values: { ...values } };
    const packed = pack(content, () => '');
    const change = { ...draft, userId, sequence: 1, content: packed, former: [] };
    const outcome = await store.store(change);
    return outcome === 'stored' ? { draft, key, rows: [], writtenBefore: null } : outcome;
  }

  async function write(state: StoredImport): Promise<StoreOutcome> {
    if (!canEncrypt()) return 'fault';
    const before = known.get(state.series);
    if (before && !(await (await drafts()).exist([before.draft.id])).includes(before.draft.id)) return 'gone';
    const current = before ?? (await begin(state));
    if (typeof current === 'string') return current;
    known.set(state.series, current);
    try {
      await put(connection, state, { ...current, name: nameOf(state.series) });
      known.set(state.series, { ...current, rows: state.rows });
      return 'stored';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
      throw error;
    }
  }

  return {
    /** The import as it was written last; null if there is none. */
    read: async (series: string): Promise<StoredImport | null> => {
      const store = await drafts();
      const draft = await store.findInTime(importPlace(form, series));
      const values = draft && isImport(draft) ? draft.values : null;
      if (draft === null || values === null || !canEncrypt()) return null;
      await boundedWork('drafts', () => removeOrphans(connection, store));
      const key = await crypto.subtle.importKey('jwk', values.key, 'AES-GCM', false, ['encrypt', 'decrypt']);
      const stored = await readImport(connection, nameOf(series), key);
      if (stored === null) return null;
      const { state, at: writtenBefore } = stored;
      known.set(series, { draft: { id: draft.id, at: draft.at }, key, rows: state.rows, writtenBefore });
      return state;
    },
    /** Writes in the order of the calls. */
    write: (state: StoredImport) => inOrder(() => write(state)),
    remove: (series: string) =>
      inOrder(async () => {
        const draft = known.get(series)?.draft ?? (await (await drafts()).findInTime(importPlace(form, series)));
        known.delete(series);
        await boundedWork('drafts', () => removeRows(connection, [nameOf(series)]));
        if (draft) await (await drafts()).remove([{ id: draft.id, at: draft.at }]);
      }),
    /** Resolves when no write or removal is left. */
    settled: () => queue,
    /** Whether the server still has the keys of calls that were made before the last write of an earlier visit. */
    hasKeys: (series: string) => {
      const writtenBefore = known.get(series)?.writtenBefore ?? null;
      return writtenBefore === null || Date.now() - writtenBefore < createKeyLifeMs;
    },
  };
}

interface Place extends Pick<Known, 'draft' | 'key' | 'rows'> {
  /** The name of its records. */
  readonly name: string;
}

/** Encrypts first: a transaction ends while it waits for anything else. */
async function put(connection: Connection, { rows, ...head }: StoredImport, place: Place): Promise<void> {
  const { draft, key, name } = place;
  const encrypted = await encryptValue(key, head, name);
  const chunks = Math.ceil(rows.length / rowsPerRecord);
  const changedRows: RowsRecord[] = [];
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const [from, to] = [chunk * rowsPerRecord, (chunk + 1) * rowsPerRecord];
    const part = rows.slice(from, to);
    const before = place.rows.slice(from, to);
    if (part.length === before.length && part.every((row, at) => row === before[at])) continue;
    changedRows.push({ series: name, chunk, encrypted: await encryptValue(key, part, rowsContext(name, chunk)) });
  }
  const record: ImportRecord = { series: name, draftId: draft.id, at: Date.now(), chunks, encrypted };
  await boundedWork('drafts', async () => {
    const work = (await connection()).transaction(['imports', 'rows'], 'readwrite');
    await Promise.all([
      work.objectStore('imports').put(record),
      ...changedRows.map((row) => work.objectStore('rows').put(row)),
      work.objectStore('rows').delete(rowsOf(name, chunks)),
      work.done,
    ]);
  });
}

/** An earlier version of the app stored one identifying field, or null. */
type StoredHead = Omit<StoredImport, 'rows' | 'identifyBy'> & {
  identifyBy: StoredImport['identifyBy'] | string | null;
};

interface ReadImport {
  readonly state: StoredImport;
  readonly at: number;
}

/** Null if it is incomplete: its draft was stored, but not its rows. */
async function readImport(connection: Connection, series: string, key: CryptoKey): Promise<ReadImport | null> {
  const { record, stored } = await boundedWork('drafts', async () => {
    const work = (await connection()).transaction(['imports', 'rows']);
    const [found, rows] = await Promise.all([
      work.objectStore('imports').get(series),
      work.objectStore('rows').getAll(rowsOf(series)),
    ]);
    return { record: found, stored: rows };
  });
  if (record === undefined || stored.length !== record.chunks) return null;
  const head = await open<StoredHead>(key, record.encrypted, series);
  const rows: ImportRow[] = [];
  for (const { chunk, encrypted } of stored)
    rows.push(...(await open<ImportRow[]>(key, encrypted, rowsContext(series, chunk))));
  return { state: { ...head, identifyBy: [head.identifyBy ?? []].flat(), rows }, at: record.at };
}

async function removeRows(connection: Connection, allSeries: readonly string[]): Promise<void> {
  const work = (await connection()).transaction(['imports', 'rows'], 'readwrite');
  await Promise.all([
    ...allSeries.flatMap((series) => [
      work.objectStore('imports').delete(series),
      work.objectStore('rows').delete(rowsOf(series)),
    ]),
    work.done,
  ]);
}

/** Deletes the rows of imports whose draft was discarded. */
async function removeOrphans(connection: Connection, drafts: DraftStore): Promise<void> {
  const records = await (await connection()).getAll('imports');
  const existing = await drafts.exist(records.map(({ draftId }) => draftId));
  const orphans = records.filter(({ draftId }) => !existing.includes(draftId));
  if (orphans.length > 0)
    await removeRows(
      connection,
      orphans.map(({ series }) => series),
    );
}

const rowsContext = (series: string, chunk: number) => `${series} ${String(chunk)}`;

async function encryptValue(key: CryptoKey, value: unknown, context: string): Promise<Ciphertext> {
  return await encryptBytes(key, textBytes(JSON.stringify(value)), context);
}

/** Only {@link encryptValue} creates these bytes, and the encryption authenticates them. */
async function open<Value>(key: CryptoKey, encrypted: Ciphertext, context: string): Promise<Value> {
  return JSON.parse(new TextDecoder().decode(await decryptBytes(key, encrypted, context))) as Value;
}
