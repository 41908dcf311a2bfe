import type { Offer } from '#machines/undo/machine.ts';
import type { CacheDatabase } from '#storage/cache/store/database.ts';
import { type Change, withChanges, withChangesEventually } from './changes.ts';
import { committed } from './committed.ts';

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

/**
 * Stores an undo of a scope's user that waits to be sent, beside those of other tabs. False if the user has signed out
 * meanwhile.
 */
export async function addUndo(cache: CacheDatabase, scope: string, offer: Offer): Promise<boolean> {
  await changeUndos(scope, (waiting) => [...waiting.filter(({ series }) => series !== offer.series), offer]);
  if (await cache.get('scopes', scope)) return true;
  await withChangesEventually((database) => database.delete('undos', scope));
  return false;
}

/** Removes an undo of a scope's user from those that wait. */
export function removeUndo(scope: string, undone: string): Promise<void> {
  return changeUndos(scope, (waiting) => waiting.filter(({ series }) => series !== undone));
}

type Offers = readonly Offer[];

async function changeUndos(scope: string, change: (waiting: Offers) => Offers): Promise<void> {
  await withChangesEventually((database) => {
    const transaction = database.transaction('undos', 'readwrite');
    return committed(transaction, async () => {
      const { store } = transaction;
      const waiting = change((await store.get(scope))?.waiting ?? []);
      await (waiting.length > 0 ? store.put({ scope, waiting }) : store.delete(scope));
    });
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
