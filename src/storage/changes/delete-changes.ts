import { withChangesEventually } from './database.ts';

/**
 * Deletes the changes of all scopes that no longer exist. It calls `readScopes` after it has opened the database, which
 * may take long: a scope that is created meanwhile keeps its changes.
 */
export function deleteChangesExcept(readScopes: () => Promise<readonly string[]>): Promise<void> {
  return withChangesEventually(async (database) => {
    const scopes = await readScopes();
    const { store, done } = database.transaction('changes', 'readwrite');
    const [rows, keys] = await Promise.all([store.getAll(), store.getAllKeys()]);
    const orphaned = keys.filter((_, at) => !scopes.includes(rows[at]?.scope ?? ''));
    await Promise.all([...orphaned.map((key) => store.delete(key)), done]);
  });
}
