/** Of a window that shows everything at once: what is in sight is told without a frame to wait for. */
export class InSight {
  readonly #tell: () => void;
  #isOver = false;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  observe() {
    queueMicrotask(() => this.#isOver || this.#tell());
  }

  disconnect() {
    this.#isOver = true;
  }
}
