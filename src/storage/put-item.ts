/**
 * Keeps a text in browser storage, or removes it. On a full disk nothing is kept, and what stood there before goes: it would
 * be somebody else's, or of before.
 */
export function putItem(storage: Storage, key: string, text: string | null | undefined): void {
  storage.removeItem(key);
  try {
    if (text != null) storage.setItem(key, text);
  } catch {
    // The page goes on with what it holds.
  }
}
