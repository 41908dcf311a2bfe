import type { Page } from '../page/page.tsx';
import { ActorWatch } from '../recording/actor-watch.ts';
import type { Device } from './device.ts';
import { Emitter } from './messages/emitter.ts';
import { Realm } from './realm.ts';
import { requireFor } from './require.ts';
import { appUrl } from './site.ts';
import type { BrowserStorage } from './storage/browser-storage.ts';
import { PageWorkers } from './workers/page-workers.ts';
import { SpreadsheetWorkers } from './workers/spreadsheet-workers.ts';

/** What the page asks of its tab. */
interface TabCallbacks {
  readonly reload: () => void;
}

/** One page in a tab, from its opening to its end. */
export class LivePage {
  readonly realm: Realm;
  readonly window = new Emitter();
  readonly document = new Emitter();
  readonly workers: PageWorkers;
  readonly #device: Device;
  readonly #spreadsheets: SpreadsheetWorkers;
  readonly #state = { visibility: 'visible', typed: '', hasActed: false };
  #nextKey: number | undefined;

  constructor(device: Device, name: string) {
    this.#device = device;
    this.realm = new Realm(device, name);
    this.#spreadsheets = new SpreadsheetWorkers(device, this.realm.lane);
    this.workers = new PageWorkers({
      registration: device.registration,
      scheduler: device.scheduler,
      lane: this.realm.lane,
    });
    device.registration.enter(this.workers);
  }

  /** The page's own request: through the worker that controls it, if that responds. */
  async fetch(request: Request): Promise<Response> {
    const { controller } = this.workers;
    const { network, scheduler } = this.#device;
    if (controller === null) return await network.send(request, this.realm.lane);
    return await new Promise((resolve, reject) => {
      const settle = (end: () => void) => scheduler.schedule(this.realm.lane, 0, end);
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      controller.respond(request).then(
        (response) => {
          if (response !== undefined) settle(() => resolve(response));
          else network.send(request, this.realm.lane).then(resolve, reject);
        },
        (error: unknown) => settle(() => reject(error)),
      );
    });
  }

  /** Starts the app's code. */
  start(sessionStorage: BrowserStorage, tab: TabCallbacks): Page {
    this.workers.begin();
    const self = this.#globals(sessionStorage, tab);
    const { programs, recording } = this.#device;
    recording.happens(this.realm.lane.name, 'the app starts');
    const watch = new ActorWatch(recording, this.realm.lane.name);
    const require = requireFor(programs.shared, this.realm, watch.observe);
    return programs.page.start({ ...self, self, window: self, globalThis: self, require }).openPage();
  }

  /** The user types into a field, or leaves it (empty text). */
  focus(text: string): void {
    this.#state.typed = text;
    this.#state.hasActed = true;
  }

  /** The user presses keys, the first at once, until `press` returns false or {@link stopTyping} is called. */
  readonly typeKeys = (press: () => boolean): void => {
    if (!press()) return;
    const { random } = this.#device;
    const pause = random.chance(0.1) ? random.between(300, 3000) : random.between(40, 250);
    this.#nextKey = this.realm.setTimeout(() => this.typeKeys(press), pause);
  };

  stopTyping(): void {
    this.realm.clearTimeout(this.#nextKey);
  }

  show(visibility: 'visible' | 'hidden'): void {
    this.#state.visibility = visibility;
    this.document.emit('visibilitychange');
  }

  /** The page ends with events: a reload, a closed tab. */
  hide(): void {
    this.show('hidden');
    this.window.emit('pagehide');
  }

  end(): void {
    this.#device.recording.pageEnds(this.realm.lane.name);
    this.realm.kill();
    this.#spreadsheets.end();
    this.#device.registration.leave(this.workers);
  }

  /** The storage as the page sees it. After the page has ended, its pending callbacks write nothing more. */
  #whileOpen(storage: BrowserStorage, name: string) {
    const { lane } = this.realm;
    const change = (what: string, how: () => void) => {
      if (!lane.isOpen) return;
      this.#device.recording.happens('storage', `${lane.name}: ${what} in ${name}`);
      how();
    };
    return {
      get length() {
        return storage.length;
      },
      key: (at: number) => storage.key(at),
      getItem: (key: string) => storage.getItem(key),
      setItem: (key: string, value: string) => change(`set ${key}`, () => storage.setItem(key, value)),
      removeItem: (key: string) => change(`remove ${key}`, () => storage.removeItem(key)),
      clear: () => change('clear', () => storage.clear()),
    };
  }

  #globals(sessionStorage: BrowserStorage, { reload }: TabCallbacks): Record<string, unknown> {
    const { localStorage, locks, network, sharedWorkers } = this.#device;
    const state = this.#state;
    const focused = {
      matches: () => true,
      get value() {
        return state.typed;
      },
    };
    return {
      ...this.realm.globals,
      addEventListener: this.window.addEventListener,
      removeEventListener: this.window.removeEventListener,
      isSecureContext: true,
      // React checks for a focused iframe.
      HTMLIFrameElement: Object,
      matchMedia: () => ({ matches: false }),
      localStorage: this.#whileOpen(localStorage, 'local storage'),
      sessionStorage: this.#whileOpen(sessionStorage, 'session storage'),
      SharedWorker: sharedWorkers.of(this.realm.lane),
      Worker: this.#spreadsheets.constructorForPage,
      location: { href: `${appUrl}#/dashboard`, hash: '#/dashboard', origin: appUrl.slice(0, -1), reload },
      fetch: (input: Request | URL | string, init?: RequestInit) => this.fetch(new Request(input, init)),
      navigator: {
        get onLine() {
          return network.condition !== 'unplugged';
        },
        get userActivation() {
          return { hasBeenActive: state.hasActed };
        },
        locks: locks.of(this.realm.lane),
        serviceWorker: this.workers.facade(),
        userAgent: 'Simulated',
        maxTouchPoints: 0,
      },
      document: {
        addEventListener: this.document.addEventListener,
        removeEventListener: this.document.removeEventListener,
        querySelectorAll: () => [],
        querySelector: () => null,
        get visibilityState() {
          return state.visibility;
        },
        get activeElement() {
          return state.typed === '' ? null : focused;
        },
        readyState: 'complete',
        baseURI: appUrl,
        nodeType: 9,
      },
    };
  }
}
