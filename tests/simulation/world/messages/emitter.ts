type Listener = (event: never) => void;

interface Options {
  readonly once?: boolean;
  readonly signal?: AbortSignal;
}

/** An event target that calls its listeners directly, so that their errors are not swallowed. */
export class Emitter {
  readonly #listeners = new Map<string, Map<Listener, Options>>();

  addEventListener = (type: string, listener: Listener, options: Options | boolean = {}): void => {
    const listeners = this.#listeners.get(type) ?? new Map<Listener, Options>();
    listeners.set(listener, typeof options === 'boolean' ? {} : options);
    this.#listeners.set(type, listeners);
  };

  removeEventListener = (type: string, listener: Listener): void => {
    this.#listeners.get(type)?.delete(listener);
  };

  emit(type: string, event: object = {}): void {
    for (const [listener, { once, signal }] of [...(this.#listeners.get(type) ?? [])]) {
      if (once || signal?.aborted) this.removeEventListener(type, listener);
      if (!signal?.aborted) listener({ type, target: this, ...event } as never);
    }
  }
}
