type Listener = () => void;

/** The listeners of a store. Each listens to one key of the store, or to `undefined` if the store has no keys. */
export class Listeners<Key = undefined> {
  readonly #groups = new Map<Key, Set<Listener>>();
  readonly #connect: () => Listener;
  #disconnect: Listener = () => undefined;

  /** @param connect runs before the first listener is added; what it returns runs after the last one was removed */
  constructor(connect: () => Listener = () => () => undefined) {
    this.#connect = connect;
  }

  /** Returns the function that removes the listener. */
  readonly subscribe = (listener: Listener, ...[key]: undefined extends Key ? [key?: Key] : [key: Key]): Listener => {
    if (this.#groups.size === 0) this.#disconnect = this.#connect();
    // Only a store whose keys include `undefined` may omit the key.
    const group = this.#groups.get(key as Key) ?? new Set();
    this.#groups.set(key as Key, group.add(listener));
    return () => {
      if (!group.delete(listener) || group.size > 0) return;
      this.#groups.delete(key as Key);
      if (this.#groups.size === 0) this.#disconnect();
    };
  };

  /** Calls the listeners of the keys that have changed; of all by default. */
  notify(hasChanged: (key: Key) => boolean = () => true): void {
    for (const [key, group] of this.#groups) if (hasChanged(key)) for (const listener of group) listener();
  }
}
