/** Parses a stored text. Null if there is none, or if it is malformed or invalid. */
export function parseItem<T>(text: string | null, isValid: (value: unknown) => value is T): T | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Writes a text to browser storage, or removes it. One step, because other windows may read at any time. If storage is
 * full, the former text is removed: it is outdated, or belongs to another user.
 */
export function putItem(storage: Storage, key: string, text: string | null | undefined): void {
  try {
    if (text != null) {
      storage.setItem(key, text);
      return;
    }
  } catch {
    // The page continues with the value in memory.
  }
  storage.removeItem(key);
}
