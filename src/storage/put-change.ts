import type { CacheDatabase } from '#cache/store/database.ts';
import type { Offer } from '#machines/undo/machine.ts';
import { type Change, withChanges, withChangesEventually } from './changes.ts';

/** The number of changes that are stored. Older ones are deleted. */
const maxChanges = 200;

/**
 * Stores a change for the user of a scope. It checks afterwards that the scope still exists. A sign-out in between has
 * deleted either the scope, so the change is deleted here, or the change itself.
 */
export async function putChange(cache: CacheDatabase, scope: string, change: Change): Promise<void> {
  await withChangesEventually(async (database) => {
    const key = await database.add('changes', { ...change, scope });
    const surplus = (await database.getAllKeys('changes')).slice(0, -maxChanges);
    await Promise.all(surplus.map((old) => database.delete('changes', old)));
    if (!(await cache.get('scopes', scope))) await database.delete('changes', key);
  });
}

/** Stores the undos of a scope's user that wait to be sent, instead of those before. */
export async function putUndos(cache: CacheDatabase, scope: string, waiting: readonly Offer[]): Promise<void> {
  await withChangesEventually(async (database) => {
    if (waiting.length > 0) await database.put('undos', { scope, waiting });
    if (waiting.length === 0 || !(await cache.get('scopes', scope))) await database.delete('undos', scope);
  });
}

/** The undos of a scope's user that wait to be sent. */
export async function readUndos(scope: string): Promise<readonly Offer[]> {
  return (await withChanges((database) => database.get('undos', scope)))?.waiting ?? [];
}

/** The changes of a scope, newest first. */
export async function readChanges(scope: string): Promise<readonly Change[]> {
  const rows = await withChanges((database) => database.getAll('changes'));
  return rows.filter((row) => row.scope === scope).toReversed();
}
