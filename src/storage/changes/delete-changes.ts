import { withChangesEventually } from './database.ts';

/**
 * Removes the changes of all scopes but those that exist: of users who are no longer here. `readScopes` is called once the
 * database is open, which may be late: a scope that has been created meanwhile keeps its changes.
 */
export function deleteChangesExcept(readScopes: () => Promise<readonly string[]>): Promise<void> {
  return withChangesEventually(async (database) => {
    const scopes = await readScopes();
    const { store, done } = database.transaction('changes', 'readwrite');
    const [rows, keys] = await Promise.all([store.getAll(), store.getAllKeys()]);
    const gone = keys.filter((_, at) => !scopes.includes(rows[at]?.scope ?? ''));
    await Promise.all([...gone.map((key) => store.delete(key)), done]);
  });
}
