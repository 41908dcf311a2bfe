import { Emitter } from './emitter.ts';
import type { Change, Client, Registration, Slots } from './registration.ts';
import type { Lane, Scheduler } from './scheduler.ts';
import { home } from './site.ts';
import type { WorkerVersion } from './worker-version.ts';

interface Needs {
  readonly registration: Registration;
  readonly scheduler: Scheduler;
  readonly lane: Lane;
}

/** `navigator.serviceWorker` of one page: the workers as that page sees them. */
export class PageWorkers extends Emitter implements Client {
  controller: WorkerVersion | null = null;
  readonly #needs: Needs;
  readonly #seen = new Map<WorkerVersion, SeenWorker>();
  readonly #registration = new Emitter();
  /** As the page knows it: what changes is known once its task has come. */
  #slots: Slots;
  #controller: WorkerVersion | null = null;

  constructor(needs: Needs) {
    super();
    this.#needs = needs;
    this.#slots = needs.registration.slots;
  }

  told({ type, version, state, slots }: Change): void {
    const { scheduler, lane } = this.#needs;
    scheduler.later(lane, 0, () => {
      this.#slots = slots;
      const seen = this.#see(version);
      if (seen !== null) seen.state = state;
      if (type === 'updatefound') this.#registration.emit(type);
      else if (type === 'statechange') seen?.emit(type);
      else {
        this.#controller = version;
        this.emit(type);
      }
    });
  }

  /** The page begins: it knows how things stand now. */
  begin(): void {
    this.#slots = this.#needs.registration.slots;
    this.#controller = this.controller;
  }

  /** As the page's code has it. */
  facade() {
    const see = (slot: keyof Slots) => this.#see(this.#slots[slot]);
    const { registration } = this.#needs;
    const { addEventListener, removeEventListener } = this.#registration;
    const seen = {
      get installing() {
        return see('installing');
      },
      get waiting() {
        return see('waiting');
      },
      get active() {
        return see('active');
      },
      scope: home,
      update: () => this.#update(),
      addEventListener,
      removeEventListener,
    };
    const own = () => this.#see(this.#controller);
    return {
      get controller() {
        return own();
      },
      register: async () => {
        if (registration.active === null && registration.waiting === null) await this.#update();
        return seen;
      },
      addEventListener: this.addEventListener,
      removeEventListener: this.removeEventListener,
    };
  }

  #see(version: WorkerVersion | null): SeenWorker | null {
    if (version === null) return null;
    const seen = this.#seen.get(version) ?? new SeenWorker(version, this.#needs.lane, (data) => this.#hear(data));
    this.#seen.set(version, seen);
    return seen;
  }

  #hear(data: unknown): void {
    const { scheduler, lane } = this.#needs;
    scheduler.later(lane, 0, () => this.emit('message', { data }));
  }

  /** The page hears of the end in its own lane. */
  #update(): Promise<void> {
    const { registration, scheduler, lane } = this.#needs;
    return new Promise((resolve, reject) => {
      registration.update().then(
        () => scheduler.later(lane, 0, resolve),
        (error: unknown) => scheduler.later(lane, 0, () => reject(error)),
      );
    });
  }
}

class SeenWorker extends Emitter {
  readonly #version: WorkerVersion;
  readonly #lane: Lane;
  readonly #answer: (data: unknown) => void;
  readonly scriptURL = `${home}sw.js`;
  state: WorkerVersion['state'];

  constructor(version: WorkerVersion, lane: Lane, answer: (data: unknown) => void) {
    super();
    this.#version = version;
    this.#lane = lane;
    this.#answer = answer;
    this.state = version.state;
  }

  postMessage(data: unknown, ports: readonly unknown[] = []): void {
    // A page that has ended posts nothing more.
    if (!this.#lane.isOpen) return;
    const event = { data: structuredClone(data), ports, source: { postMessage: this.#answer } };
    void this.#version.tell('message', event).catch(() => undefined);
  }
}
