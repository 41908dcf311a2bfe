import { type CacheDatabase, keysOf } from './database.ts';

/** Turns caching of personal data on or off. Turning it off deletes the cached pages of the calls to `paths`. */
export async function setCachesPersonal(
  database: CacheDatabase,
  scopeId: string,
  { keeps, paths }: { readonly keeps: boolean; readonly paths: readonly string[] },
): Promise<void> {
  const transaction = database.transaction(['scopes', 'entries', 'bodies'], 'readwrite');
  const scope = await transaction.objectStore('scopes').get(scopeId);
  const ranges = keeps ? [] : paths.map((path) => keysOf(scopeId, `${path}?`));
  await Promise.all([
    scope && transaction.objectStore('scopes').put({ ...scope, keepsPersonal: keeps }),
    ...ranges.flatMap((range) => [
      transaction.objectStore('entries').delete(range),
      transaction.objectStore('bodies').delete(range),
    ]),
    transaction.done,
  ]);
}
