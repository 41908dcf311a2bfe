import type { CacheDatabase } from '#cache/store/database.ts';
import { type Change, withChanges, withChangesEventually } from './database.ts';

/** How many are kept: the last of them. */
const most = 200;

/**
 * Keeps a change for the person of a scope. That the scope still exists is asked afterwards: a sign-out in between has
 * removed either the scope, and then this goes too, or what was written here.
 */
export async function putChange(kept: CacheDatabase, scope: string, change: Change): Promise<void> {
  await withChangesEventually(async (database) => {
    const key = await database.add('changes', { ...change, scope });
    const surplus = (await database.getAllKeys('changes')).slice(0, -most);
    await Promise.all(surplus.map((old) => database.delete('changes', old)));
    if (!(await kept.get('scopes', scope))) await database.delete('changes', key);
  });
}

/** A scope's changes, the newest first. */
export async function readChanges(scope: string): Promise<readonly Change[]> {
  const rows = await withChanges((database) => database.getAll('changes'));
  return rows.filter((row) => row.scope === scope).toReversed();
}
