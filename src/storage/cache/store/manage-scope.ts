import { type CacheDatabase, deletePages, keysOf, writeTransaction } from './database.ts';

/** Deletes all cached pages of a scope, but not the scope. */
export async function clearScope(database: CacheDatabase, scopeId: string): Promise<void> {
  const transaction = writeTransaction(database);
  await Promise.all([...deletePages(transaction, keysOf(scopeId)), transaction.done]);
}

/** Turns caching of personal data on or off. Turning it off deletes the cached pages of the calls to `paths`. */
export async function setCachesPersonal(
  database: CacheDatabase,
  scopeId: string,
  { keeps, paths }: { readonly keeps: boolean; readonly paths: readonly string[] },
): Promise<void> {
  const transaction = writeTransaction(database);
  const scope = await transaction.objectStore('scopes').get(scopeId);
  await Promise.all([
    scope && transaction.objectStore('scopes').put({ ...scope, keepsPersonal: keeps }),
    ...(keeps ? [] : paths.flatMap((path) => deletePages(transaction, keysOf(scopeId, `${path}?`)))),
    transaction.done,
  ]);
}
