import type { Device } from './device.ts';
import { Emitter } from './emitter.ts';
import { Realm } from './realm.ts';
import { filesOf, home } from './site.ts';

type WorkerState = 'installing' | 'installed' | 'activating' | 'activated' | 'redundant';

/** What a version of the worker asks of the browser around it. */
interface Around {
  readonly skipWaiting: () => void;
  readonly claim: () => void;
}

interface Running {
  readonly realm: Realm;
  readonly events: Emitter;
  /** What breaks when the process does. */
  readonly open: Set<() => void>;
}

/** The worker of one version of the app. The browser starts it when there is something to do, and may kill it any time. */
export class WorkerVersion {
  readonly number: number;
  state: WorkerState = 'installing';
  /** How often it was killed. */
  kills = 0;
  /** Ends when it is active and has answered its `activate`. */
  activation: Promise<void> = Promise.resolve();
  readonly #device: Device;
  readonly #around: Around;
  #running: Running | undefined;

  constructor(device: Device, number: number, around: Around) {
    this.#device = device;
    this.number = number;
    this.#around = around;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  kill(): void {
    this.kills += 1;
    const running = this.#running;
    this.#running = undefined;
    running?.realm.kill();
    for (const fail of running?.open ?? []) fail();
  }

  /** Ends when everything is over that the event was told to wait for. Rejects where that failed, or the worker was killed. */
  tell(type: 'install' | 'activate' | 'message', event: object = {}): Promise<void> {
    return this.#dispatch((running, done, fail) => {
      const lasting: Promise<unknown>[] = [];
      running.events.emit(type, { ...event, waitUntil: (work: Promise<unknown>) => lasting.push(work) });
      Promise.all(lasting).then(() => done(), fail);
    });
  }

  /** The worker's answer to a request; undefined where it leaves it to the network. One that is being activated is waited for. */
  async ask(request: Request): Promise<Response | undefined> {
    await this.activation;
    return await this.#dispatch((running, done, fail) => {
      let answer: Promise<Response> | undefined;
      running.events.emit('fetch', {
        request,
        waitUntil: () => undefined,
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
      });
      if (answer === undefined) done(undefined);
      else answer.then((response) => (response.type === 'error' ? fail() : done(response)), fail);
    });
  }

  #dispatch<T>(handle: (running: Running, done: (value: T) => void, fail: () => void) => void): Promise<T> {
    this.#running ??= this.#start();
    const running = this.#running;
    return new Promise((resolve, reject) => {
      const fail = () => {
        running.open.delete(fail);
        reject(new TypeError('Failed to fetch'));
      };
      const done = (value: T) => {
        running.open.delete(fail);
        resolve(value);
      };
      running.open.add(fail);
      this.#device.scheduler.later(running.realm.lane, 0, () => handle(running, done, fail));
    });
  }

  #start(): Running {
    const { network, locks, caches, programs } = this.#device;
    const realm = new Realm(this.#device, `worker ${this.number}`);
    const events = new Emitter();
    const fetch = (input: Request | string, init?: RequestInit) => {
      const asked = new Request(input instanceof Request ? input : new URL(input, home), init);
      return network.send(asked, realm.lane);
    };
    const self = {
      ...realm.globals,
      addEventListener: events.addEventListener,
      __WB_MANIFEST: filesOf(this.number),
      registration: { scope: home },
      navigator: { locks: locks.of(realm.lane) },
      clients: { claim: async () => this.#around.claim() },
      skipWaiting: async () => this.#around.skipWaiting(),
      caches,
      fetch,
    };
    programs.worker.start({ ...self, self, globalThis: self });
    return { realm, events, open: new Set() };
  }
}
