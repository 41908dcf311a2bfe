import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { DraftStatus } from '#machines/draft/types.ts';
import { draftsName } from './name.ts';

/** Encrypted bytes with the nonce they were made with; an empty nonce where nothing can be encrypted. */
export interface Ciphertext {
  readonly iv: Bytes;
  readonly data: Bytes;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** What stays of a person: of no use without the password. */
interface UserRow {
  readonly userId: number;
  readonly salt: Bytes;
  readonly rounds: number;
}

/** A draft that was removed, and the sequence of its last change. */
export interface RemovedDraft {
  readonly id: string;
  readonly sequence: number;
}

/** Here exactly while its person is at home on this device. `key` is null where the browser has no cipher. */
export interface KeyRow {
  readonly userId: number;
  readonly id: string;
  readonly key: CryptoKey | null;
  /** The drafts that were removed last. Missing in rows of earlier versions of the app. */
  readonly removed?: readonly RemovedDraft[];
}

/** Owner, time and status can be read by all; the form, the record and what was typed are sealed. */
export interface DraftRow {
  readonly id: string;
  readonly userId: number;
  /** Which key opens it. */
  readonly keyId: string;
  readonly at: number;
  /** Of the change that is stored here. Missing in rows of earlier versions of the app. */
  readonly sequence?: number;
  readonly status: DraftStatus;
  readonly sealed: Ciphertext;
  readonly files: readonly string[];
}

export interface FileRow {
  readonly id: string;
  readonly draftId: string;
  readonly sealed: Ciphertext;
}

interface DraftsSchema extends DBSchema {
  persons: { key: number; value: UserRow };
  keys: { key: number; value: KeyRow };
  drafts: { key: string; value: DraftRow; indexes: { userId: number } };
  files: { key: string; value: FileRow; indexes: { draftId: string } };
}

export type DraftsDatabase = IDBPDatabase<DraftsSchema>;

/** What writes drafts, and sees whose they may be. */
export type DraftsWriting = IDBPTransaction<DraftsSchema, ('keys' | 'drafts' | 'files')[], 'readwrite'>;

type Stores = readonly ('persons' | 'keys' | 'drafts' | 'files')[];
type Upgrade = IDBPTransaction<DraftsSchema, Stores[number][], 'versionchange'>;

/** A step from one version to the next. Those that have gone out are never changed: what people typed lies behind them. */
export type Migration = (database: DraftsDatabase, upgrade: Upgrade) => void | Promise<void>;

export const migrations: readonly Migration[] = [
  (database) => {
    database.createObjectStore('persons', { keyPath: 'userId' });
    database.createObjectStore('keys', { keyPath: 'userId' });
    database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('userId', 'userId');
    database.createObjectStore('files', { keyPath: 'id' }).createIndex('draftId', 'draftId');
  },
];

/** Opens the drafts of this device, made or brought up to date if need be. A page of a later version may take it over. */
export function openDrafts(
  onClosed: () => void = () => undefined,
  steps: readonly Migration[] = migrations,
): Promise<DraftsDatabase> {
  return openDB<DraftsSchema>(draftsName, steps.length, {
    upgrade: (database, from, _to, upgrade) => void migrate(database, upgrade, steps.slice(from)),
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** One after the other, in the one transaction of the upgrade: a step that fails leaves everything as it was. */
async function migrate(database: DraftsDatabase, upgrade: Upgrade, steps: readonly Migration[]): Promise<void> {
  try {
    for (const step of steps) await step(database, upgrade);
  } catch {
    // Opening fails with it.
    upgrade.abort();
  }
}
