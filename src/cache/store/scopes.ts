import type { IDBPTransaction } from 'idb';
import { type CacheDatabase, type CacheSchema, keysOf, type Scope } from './database.ts';

/** For how long after the server's last answer to its person a scope may be read, in milliseconds. */
export const SCOPE_LIFE = 12 * 60 * 60 * 1000;

/**
 * The scope of a person who is here now: their former one while it lives, or a new one under `newId`. Everybody else's,
 * and what was kept in them, goes in the same transaction; and by itself where there is no room for the new one.
 */
export async function openScope(database: CacheDatabase, stay: Stay): Promise<Scope> {
  try {
    return await enter(database, stay);
  } catch (error) {
    await closeScopes(database, null);
    throw error;
  }
}

interface Stay {
  readonly userId: number;
  readonly now: number;
  readonly newId: string;
}

async function enter(database: CacheDatabase, { userId, now, newId }: Stay): Promise<Scope> {
  const transaction = database.transaction(['scopes', 'entries', 'bodies'], 'readwrite');
  const scopes = await transaction.objectStore('scopes').getAll();
  const former = scopes.find((scope) => scope.userId === userId && isAlive(scope, now));
  const scope = former ?? { id: newId, userId, lastAnswerAt: now, keepsPersonal: false };
  const others = scopes.filter(({ id }) => id !== scope.id);
  await Promise.all([
    ...others.flatMap(({ id }) => removeScope(transaction, id)),
    former ?? transaction.objectStore('scopes').put(scope),
    transaction.done,
  ]);
  return scope;
}

/** Ends the stay of a person, or everybody's for `null`: scope and copies, in one transaction. */
export async function closeScopes(database: CacheDatabase, userId: number | null): Promise<void> {
  const transaction = database.transaction(['scopes', 'entries', 'bodies'], 'readwrite');
  const scopes = await transaction.objectStore('scopes').getAll();
  const ended = scopes.filter((scope) => userId === null || scope.userId === userId);
  await Promise.all([...ended.flatMap(({ id }) => removeScope(transaction, id)), transaction.done]);
}

type Writing = IDBPTransaction<CacheSchema, ['scopes', 'entries', 'bodies'], 'readwrite'>;

function removeScope(transaction: Writing, id: string): readonly Promise<void>[] {
  return [
    transaction.objectStore('scopes').delete(id),
    transaction.objectStore('entries').delete(keysOf(id)),
    transaction.objectStore('bodies').delete(keysOf(id)),
  ];
}

/** Whether what was kept under a scope may still be shown. */
export function isAlive({ lastAnswerAt }: Scope, now: number): boolean {
  return now - lastAnswerAt < SCOPE_LIFE;
}
