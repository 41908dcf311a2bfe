import { withChanges } from './database.ts';

/** Removes the changes of every stay but these: of people who are no longer here. */
export function dropChangesBut(scopes: readonly string[]): Promise<void> {
  return withChanges(async (database) => {
    const { store, done } = database.transaction('changes', 'readwrite');
    const [rows, keys] = await Promise.all([store.getAll(), store.getAllKeys()]);
    const gone = keys.filter((_, at) => !scopes.includes(rows[at]?.scope ?? ''));
    await Promise.all([...gone.map((key) => store.delete(key)), done]);
  });
}
