import { Emitter } from '../messages/emitter.ts';
import type { Lane, Scheduler } from '../scheduler.ts';
import { appUrl } from '../site.ts';
import type { Change, Client, Registration, Slots } from './registration.ts';
import type { WorkerVersion } from './worker-version.ts';

interface Dependencies {
  readonly registration: Registration;
  readonly scheduler: Scheduler;
  readonly lane: Lane;
}

/** `navigator.serviceWorker` of one page: the workers as that page sees them. */
export class PageWorkers extends Emitter implements Client {
  controller: WorkerVersion | null = null;
  readonly #dependencies: Dependencies;
  readonly #seen = new Map<WorkerVersion, PageWorker>();
  readonly #registration = new Emitter();
  /** As the page sees them: a change is visible once its task has run. */
  #slots: Slots;
  #controller: WorkerVersion | null = null;

  constructor(dependencies: Dependencies) {
    super();
    this.#dependencies = dependencies;
    this.#slots = dependencies.registration.slots;
  }

  notify({ type, version, state, slots }: Change): void {
    const { scheduler, lane } = this.#dependencies;
    scheduler.schedule(lane, 0, () => {
      this.#slots = slots;
      const seen = this.#workerFor(version);
      if (seen !== null) seen.state = state;
      if (type === 'updatefound') this.#registration.emit(type);
      else if (type === 'statechange') seen?.emit(type);
      else {
        this.#controller = version;
        this.emit(type);
      }
    });
  }

  /** The page begins and sees the current state. */
  begin(): void {
    this.#slots = this.#dependencies.registration.slots;
    this.#controller = this.controller;
  }

  /** As the page's code sees it. */
  facade() {
    const see = (slot: keyof Slots) => this.#workerFor(this.#slots[slot]);
    const { registration } = this.#dependencies;
    const { addEventListener, removeEventListener } = this.#registration;
    const registrationFacade = {
      get installing() {
        return see('installing');
      },
      get waiting() {
        return see('waiting');
      },
      get active() {
        return see('active');
      },
      scope: appUrl,
      update: () => this.#update(),
      addEventListener,
      removeEventListener,
    };
    const controller = () => this.#workerFor(this.#controller);
    return {
      get controller() {
        return controller();
      },
      register: async () => {
        if (registration.active === null && registration.waiting === null) await this.#update();
        return registrationFacade;
      },
      addEventListener: this.addEventListener,
      removeEventListener: this.removeEventListener,
    };
  }

  #workerFor(version: WorkerVersion | null): PageWorker | null {
    if (version === null) return null;
    const seen =
      this.#seen.get(version) ?? new PageWorker(version, this.#dependencies.lane, (data) => this.#receive(data));
    this.#seen.set(version, seen);
    return seen;
  }

  #receive(data: unknown): void {
    const { scheduler, lane } = this.#dependencies;
    scheduler.schedule(lane, 0, () => this.emit('message', { data }));
  }

  /** Settles in the page's lane. */
  #update(): Promise<void> {
    const { registration, scheduler, lane } = this.#dependencies;
    return new Promise((resolve, reject) => {
      registration.update().then(
        () => scheduler.schedule(lane, 0, resolve),
        (error: unknown) => scheduler.schedule(lane, 0, () => reject(error)),
      );
    });
  }
}

class PageWorker extends Emitter {
  readonly #version: WorkerVersion;
  readonly #lane: Lane;
  readonly #onMessage: (data: unknown) => void;
  readonly scriptURL = `${appUrl}sw.js`;
  state: WorkerVersion['state'];

  constructor(version: WorkerVersion, lane: Lane, onMessage: (data: unknown) => void) {
    super();
    this.#version = version;
    this.#lane = lane;
    this.#onMessage = onMessage;
    this.state = version.state;
  }

  postMessage(data: unknown, ports: readonly unknown[] = []): void {
    // A page that has ended posts nothing more.
    if (!this.#lane.isOpen) return;
    const event = { data: structuredClone(data), ports, source: { postMessage: this.#onMessage } };
    void this.#version.dispatch('message', event).catch(() => undefined);
  }
}
