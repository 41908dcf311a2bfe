/** Local or session storage, on a disk that may be full. */
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
    // As browsers do: no room for a change either, whatever stood there before.
    if (this.#isFull()) throw new DOMException('The disk is full', 'QuotaExceededError');
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }

  /** For whoever looks through the device. */
  values(): readonly string[] {
    return [...this.#items.values()];
  }
}
