import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { DraftStatus } from '#machines/draft/types.ts';
import { draftsName } from './delete-keys.ts';

/** Encrypted bytes and their nonce. The nonce is empty if the browser cannot encrypt; then the bytes are plain. */
export interface Ciphertext {
  readonly iv: Bytes;
  readonly data: Bytes;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** The key derivation parameters of a user. They stay after a sign-out and are useless without the password. */
export interface UserRow {
  readonly userId: number;
  readonly salt: Bytes;
  readonly rounds: number;
}

/** A draft that was removed, and the sequence of its last change. */
export interface RemovedDraft {
  readonly id: string;
  readonly sequence: number;
}

/** The key of a user, stored only while the user is signed in. `key` is null if the browser cannot encrypt. */
export interface KeyRow {
  readonly userId: number;
  readonly id: string;
  readonly key: CryptoKey | null;
  /** The most recently removed drafts. Missing in rows of earlier versions of the app. */
  readonly removed?: readonly RemovedDraft[];
  /** The ids of the sign-ins that stored it, of all windows. Missing in rows of earlier versions of the app. */
  readonly signIns?: readonly string[];
  /** When a sign-in stored it or started its session, in milliseconds. Missing in rows of earlier versions of the app. */
  readonly at?: number;
}

/** A stored draft. Owner, time and status are readable; the form, the record and the input are encrypted. */
export interface DraftRow {
  readonly id: string;
  readonly userId: number;
  /** The id of the key that decrypts it. */
  readonly keyId: string;
  readonly at: number;
  /** The sequence of the stored change. Missing in rows of earlier versions of the app. */
  readonly sequence?: number;
  readonly status: DraftStatus;
  /** It was sent without the key that it contains. */
  readonly isKeyless?: boolean;
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

/** A transaction that writes drafts and checks their owners' keys. */
export type DraftsWriting = IDBPTransaction<DraftsSchema, ('keys' | 'drafts' | 'files')[], 'readwrite'>;

type Stores = readonly ('persons' | 'keys' | 'drafts' | 'files')[];
type Upgrade = IDBPTransaction<DraftsSchema, Stores[number][], 'versionchange'>;

/** A step to the next database version. Released migrations are never changed, because stored drafts depend on them. */
export type Migration = (database: DraftsDatabase, upgrade: Upgrade) => void | Promise<void>;

export const migrations: readonly Migration[] = [
  (database) => {
    database.createObjectStore('persons', { keyPath: 'userId' });
    database.createObjectStore('keys', { keyPath: 'userId' });
    database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('userId', 'userId');
    database.createObjectStore('files', { keyPath: 'id' }).createIndex('draftId', 'draftId');
  },
];

/**
 * Opens the database of drafts, and creates or upgrades it if needed. Closes it when a newer version is about to
 * upgrade.
 */
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

/** Runs the steps in order, in the upgrade transaction. If a step fails, nothing is changed. */
async function migrate(database: DraftsDatabase, upgrade: Upgrade, steps: readonly Migration[]): Promise<void> {
  try {
    for (const step of steps) await step(database, upgrade);
  } catch {
    // This makes opening fail.
    upgrade.abort();
  }
}
