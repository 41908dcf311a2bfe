/** Local or session storage, which may be full. */
export class BrowserStorage {
  readonly #isFull: () => boolean;
  readonly #items = new Map<string, string>();

  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  get length(): number {
    return this.#items.size;
  }

  key(at: number): string | null {
    return [...this.#items.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    // As in browsers: replacing an item needs room too.
    if (this.#isFull()) throw new DOMException('Storage is full', 'QuotaExceededError');
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }

  /** For the checks. */
  values(): readonly string[] {
    return [...this.#items.values()];
  }
}
