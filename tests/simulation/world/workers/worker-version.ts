import { typeOf } from '../../recording/type-of.ts';
import { Emitter } from '../messages/emitter.ts';
import type { Platform } from '../platform.ts';
import { Realm } from '../realm.ts';
import { appUrl, filesOf } from '../site.ts';

type WorkerState = 'installing' | 'installed' | 'activating' | 'activated' | 'redundant';

/** What a worker asks of the browser. */
interface BrowserCallbacks {
  readonly skipWaiting: () => void;
  readonly claim: () => void;
}

interface Running {
  readonly realm: Realm;
  readonly events: Emitter;
  /** Rejects the pending events when the process is killed. */
  readonly open: Set<() => void>;
}

/** The worker of one version of the app. The browser starts it when there is an event, and may kill it at any time. */
export class WorkerVersion {
  readonly number: number;
  state: WorkerState = 'installing';
  /** How often it was killed. */
  kills = 0;
  /** Settles when its `activate` event has been handled. */
  activation: Promise<void> = Promise.resolve();
  readonly #platform: Platform;
  readonly #browser: BrowserCallbacks;
  #running: Running | undefined;

  constructor(platform: Platform, number: number, browser: BrowserCallbacks) {
    this.#platform = platform;
    this.number = number;
    this.#browser = browser;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  kill(): void {
    this.kills += 1;
    const running = this.#running;
    if (running !== undefined) this.#happens('is killed');
    this.#running = undefined;
    running?.realm.kill();
    for (const fail of running?.open ?? []) fail();
  }

  /** Resolves when all work of the event's `waitUntil` is done. Rejects if that fails or the worker is killed. */
  dispatch(type: 'install' | 'activate' | 'message', event: object = {}): Promise<void> {
    return this.#dispatch((running, done, fail) => {
      this.#happens(type === 'message' && 'data' in event ? `receives${typeOf(event.data)}` : `has to ${type}`);
      const lifetime: Promise<unknown>[] = [];
      running.events.emit(type, { ...event, waitUntil: (work: Promise<unknown>) => lifetime.push(work) });
      Promise.all(lifetime).then(() => done(), fail);
    });
  }

  /**
   * The worker's response to a request; undefined where it leaves the request to the network. Waits for an activation
   * in progress.
   */
  async respond(request: Request): Promise<Response | undefined> {
    await this.activation;
    return await this.#dispatch((running, done, fail) => {
      let response: Promise<Response> | undefined;
      this.#happens(`intercepts ${request.method} ${new URL(request.url).pathname}`);
      running.events.emit('fetch', {
        request,
        waitUntil: () => undefined,
        respondWith: (given: Promise<Response>) => {
          response = given;
        },
      });
      if (response === undefined) done(undefined);
      else response.then((settled) => (settled.type === 'error' ? fail() : done(settled)), fail);
    });
  }

  #happens(what: string): void {
    this.#platform.recording.happens('worker', `worker ${String(this.number)} ${what}`);
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
      this.#platform.scheduler.schedule(running.realm.lane, 0, () => handle(running, done, fail));
    });
  }

  #start(): Running {
    const { network, locks, caches, programs } = this.#platform;
    this.#happens('starts');
    const realm = new Realm(this.#platform, `worker ${this.number}`);
    const events = new Emitter();
    const fetch = (input: Request | string, init?: RequestInit) => {
      const request = new Request(input instanceof Request ? input : new URL(input, appUrl), init);
      return network.send(request, realm.lane);
    };
    const self = {
      ...realm.globals,
      addEventListener: events.addEventListener,
      __WB_MANIFEST: filesOf(this.number),
      registration: { scope: appUrl },
      navigator: { locks: locks.of(realm.lane) },
      clients: { claim: async () => this.#browser.claim() },
      skipWaiting: async () => this.#browser.skipWaiting(),
      caches,
      fetch,
    };
    programs.worker.start({ ...self, self, globalThis: self });
    return { realm, events, open: new Set() };
  }
}
