import { useSyncExternalStore } from 'react';
import { ATTACH, type LiveMessage, MESSAGE } from './messages.ts';
import { cleared, nothing, type Recording, received } from './recording.ts';

interface LiveState {
  /** What the page shows: while it is paused, what was recorded until then. */
  readonly shown: Recording;
  readonly isPaused: boolean;
}

/** The recording of the running app. It continues while the page shows something else, and while it is paused. */
class LiveStore {
  #recording = nothing;
  #state: LiveState = { shown: nothing, isPaused: false };
  #scheduled: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor() {
    import.meta.hot?.on(MESSAGE, (message: LiveMessage) => {
      this.#recording = received(this.#recording, message);
      // Many messages arrive at once.
      this.#scheduled ??= setTimeout(() => this.#show(), 50);
    });
    const attach = () => import.meta.hot?.send(ATTACH, {});
    attach();
    // After a lost connection, too.
    import.meta.hot?.on('vite:ws:connect', attach);
  }

  pause(): void {
    this.#show();
    this.#become({ ...this.#state, isPaused: true });
  }

  continue(): void {
    this.#become({ shown: this.#recording, isPaused: false });
  }

  clear(): void {
    this.#recording = cleared(this.#recording);
    this.#become({ ...this.#state, shown: this.#recording });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get state(): LiveState {
    return this.#state;
  }

  #show(): void {
    clearTimeout(this.#scheduled);
    this.#scheduled = undefined;
    if (!this.#state.isPaused) this.#become({ ...this.#state, shown: this.#recording });
  }

  #become(state: LiveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const liveStore = new LiveStore();

export function useLive(): LiveState {
  return useSyncExternalStore(
    (listener) => liveStore.subscribe(listener),
    () => liveStore.state,
  );
}
