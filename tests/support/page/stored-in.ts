/** The entries of a storage, by key. */
export function storedIn(storage: Storage): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']));
}
