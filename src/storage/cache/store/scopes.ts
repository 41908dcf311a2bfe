import { committed } from '#storage/committed.ts';
import { type CacheDatabase, deletePages, keysOf, type Scope, writeTransaction } from './database.ts';

/** How long a scope can be read after the server's last response to its user, in milliseconds. */
export const scopeLifetimeMs = 12 * 60 * 60 * 1000;

/**
 * Opens the scope of a user: the existing one if it is valid, otherwise a new one with the id `newId`. The same
 * transaction deletes all other scopes with their pages. If there is no space for the new one, they are deleted
 * separately.
 */
export async function openScope(database: CacheDatabase, options: ScopeOptions): Promise<Scope> {
  try {
    return await openInTransaction(database, options);
  } catch (error) {
    await closeScopes(database, null);
    throw error;
  }
}

interface ScopeOptions {
  readonly userId: number;
  readonly now: number;
  readonly newId: string;
}

async function openInTransaction(database: CacheDatabase, { userId, now, newId }: ScopeOptions): Promise<Scope> {
  const transaction = writeTransaction(database);
  return await committed(transaction, async () => {
    const scopes = await transaction.objectStore('scopes').getAll();
    const existing = scopes.find((scope) => scope.userId === userId && isScopeValid(scope, now));
    const scope = existing ?? { id: newId, userId, lastAnswerAt: now, keepsPersonal: false };
    const others = scopes.filter(({ id }) => id !== scope.id);
    await Promise.all([
      ...others.flatMap(({ id }) => removeScope(transaction, id)),
      existing ?? transaction.objectStore('scopes').put(scope),
    ]);
    return scope;
  });
}

/** Deletes the scope of a user with its pages, or all scopes (`null`), in one transaction. */
export async function closeScopes(database: CacheDatabase, userId: number | null): Promise<void> {
  const transaction = writeTransaction(database);
  await committed(transaction, async () => {
    const scopes = await transaction.objectStore('scopes').getAll();
    const closed = scopes.filter((scope) => userId === null || scope.userId === userId);
    await Promise.all(closed.flatMap(({ id }) => removeScope(transaction, id)));
  });
}

function removeScope(transaction: ReturnType<typeof writeTransaction>, id: string): readonly Promise<void>[] {
  return [transaction.objectStore('scopes').delete(id), ...deletePages(transaction, keysOf(id))];
}

/** Whether the cached pages of a scope may still be shown. */
export function isScopeValid({ lastAnswerAt }: Scope, now: number): boolean {
  return now - lastAnswerAt < scopeLifetimeMs;
}
