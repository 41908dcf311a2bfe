/**
 * Keeps a text in browser storage, or removes it; in one step, for another window may read at any moment. On a full disk
 * nothing is kept, and what stood there before goes: it would be somebody else's, or of before.
 */
export function putItem(storage: Storage, key: string, text: string | null | undefined): void {
  try {
    if (text != null) {
      storage.setItem(key, text);
      return;
    }
  } catch {
    // The page goes on with what it holds.
  }
  storage.removeItem(key);
}
