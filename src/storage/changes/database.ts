import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { boundedWork } from '../bounded-work.ts';
import { monitored } from '../health.ts';

/** Something that a person has changed from this device, and what the server said to it. */
export interface Change {
  /** When it was answered: an instant in milliseconds. */
  readonly at: number;
  /** The area: `teams`. */
  readonly area: string;
  readonly action: 'create' | 'edit' | 'delete';
  /** The record's; null where it was new. */
  readonly id: number | string | null;
  /** What the record is called; '' where that is not known. */
  readonly name: string;
  /** `unknown`: no answer came. */
  readonly outcome: 'saved' | 'unknown';
  readonly fields: readonly ChangedField[];
}

/** A field before and after: as its form holds it, a file by its name, nothing of a password. */
export interface ChangedField {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Under the scope of the person's stay (`storage/kept`): where that is gone, so is this. */
export interface ChangeRow extends Change {
  readonly scope: string;
}

interface ChangesSchema extends DBSchema {
  changes: { key: number; value: ChangeRow };
}

export const changesName = 'matchdesk changes 1';

type Work<Out> = (database: IDBPDatabase<ChangesSchema>) => Promise<Out>;

/** Works with the changes within the timeout. Rejects where storage cannot be opened or does not respond. */
export function withChanges<Out>(work: Work<Out>): Promise<Out> {
  return boundedWork('changes', () => whileOpen(work));
}

/** For writes and removals, which must happen even if they happen late. Settles when it is done, which may be never. */
export function withChangesEventually<Out>(work: Work<Out>): Promise<Out> {
  return monitored('changes', whileOpen(work));
}

/** Opens it for one piece of work: it is small and seldom used. */
async function whileOpen<Out>(work: Work<Out>): Promise<Out> {
  const database = await openDB<ChangesSchema>(changesName, 1, {
    upgrade: (created) => void created.createObjectStore('changes', { autoIncrement: true }),
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
