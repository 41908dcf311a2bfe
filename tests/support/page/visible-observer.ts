/** An IntersectionObserver for which every element is visible. It calls back without waiting for a frame. */
export class VisibleObserver {
  readonly #onVisible: () => void;
  #isDisconnected = false;

  constructor(onVisible: () => void) {
    this.#onVisible = onVisible;
  }

  observe() {
    queueMicrotask(() => this.#isDisconnected || this.#onVisible());
  }

  disconnect() {
    this.#isDisconnected = true;
  }
}
