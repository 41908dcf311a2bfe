import { type KeptDatabase, keysOf } from './database.ts';
import type { KeptCopy } from './read-copy.ts';
import { isAlive } from './scopes.ts';

/** Every copy of the calls to a path, newest first: what an offline search looks through. */
export async function readCopiesOf(
  database: KeptDatabase,
  { scope: scopeId, path, now }: { readonly scope: string; readonly path: string; readonly now: number },
): Promise<readonly KeptCopy[]> {
  const transaction = database.transaction(['scopes', 'entries', 'bodies']);
  const range = keysOf(scopeId, `${path}?`);
  const [scope, entries, bodies] = await Promise.all([
    transaction.objectStore('scopes').get(scopeId),
    transaction.objectStore('entries').getAll(range),
    transaction.objectStore('bodies').getAll(range),
  ]);
  if (!scope || !isAlive(scope, now)) return [];
  const copies = entries.flatMap(({ at, isStale }, index) => {
    const body = bodies[index];
    return body === undefined ? [] : [{ body, at, isStale }];
  });
  return copies.sort((one, other) => other.at - one.at);
}
