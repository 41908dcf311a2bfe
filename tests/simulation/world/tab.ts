import type { Page } from '../page/page.tsx';
import { BrowserStorage } from './browser-storage.ts';
import type { Device } from './device.ts';
import { LivePage } from './live-page.ts';
import { home } from './site.ts';

type TabState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly app: Page }
  /** The browser's own page: the app could not be had. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'closed' };

/** What whoever watches wants to hear of. */
export interface TabWatch {
  /** The page asks for a reload of itself. */
  readonly reloading: (tab: Tab) => void;
  readonly opened: () => void;
  /** The app could not be opened though the device has it. */
  readonly notOpened: (tab: Tab) => void;
}

/** A tab of the browser: one page after another, with session storage that outlives them. */
export class Tab {
  readonly name: string;
  readonly #device: Device;
  readonly #watch: TabWatch;
  readonly sessionStorage: BrowserStorage;
  #page: LivePage | undefined;
  #state: TabState = { kind: 'closed' };

  constructor(device: Device, name: string, watch: TabWatch) {
    this.#device = device;
    this.name = name;
    this.#watch = watch;
    this.sessionStorage = new BrowserStorage(() => device.disk.isFull);
  }

  get state(): TabState {
    return this.#state;
  }

  /** The app, while its page is there. */
  get app(): Page | null {
    return this.#state.kind === 'open' ? this.#state.app : null;
  }

  get page(): LivePage | undefined {
    return this.#page;
  }

  /** Goes to the app: over the network, or by the worker that has it. */
  open(): void {
    this.#end();
    const page = new LivePage(this.#device, this.name);
    this.#page = page;
    this.#state = { kind: 'opening' };
    void this.#load(page);
  }

  reload(): void {
    this.#page?.hide();
    this.open();
  }

  close(): void {
    this.#page?.hide();
    this.#end();
    this.sessionStorage.clear();
  }

  /** The browser kills the page's process: it hears nothing of it. Opened again, the tab still has its session storage. */
  crash(): void {
    this.#end();
  }

  #end(): void {
    this.#page?.end();
    this.#page = undefined;
    this.#state = { kind: 'closed' };
  }

  async #load(page: LivePage): Promise<void> {
    const { controller } = page.workers;
    const isAtHand = controller !== null;
    const kills = controller?.kills;
    try {
      const html = await textOf(await page.fetch(requestOf(home, { mode: 'navigate', destination: 'document' })));
      const script = /src="([^"]+)"/.exec(html)?.[1];
      if (script === undefined) throw new Error('This is not our page');
      await textOf(await page.fetch(requestOf(script, { mode: 'cors', destination: 'script' })));
    } catch {
      if (this.#page !== page) return;
      this.#end();
      this.#state = { kind: 'unreachable' };
      if (isAtHand && controller.kills === kills) this.#watch.notOpened(this);
      return;
    }
    if (this.#page !== page) return;
    const app = page.start(this.sessionStorage, { reload: () => this.#reloadItself(page) });
    this.#state = { kind: 'open', app };
    this.#watch.opened();
  }

  #reloadItself(page: LivePage): void {
    if (this.#page !== page) return;
    this.#watch.reloading(this);
    this.#device.scheduler.later(page.realm.lane, 0, () => this.reload());
  }
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`The host answered ${response.status}`);
  return await response.text();
}

/** A request as the browser makes it: `destination` and `mode` cannot be set on one made by hand. */
function requestOf(
  url: string,
  { mode, destination }: { readonly mode: RequestMode; readonly destination: RequestDestination },
) {
  const request = new Request(url);
  Object.defineProperties(request, { destination: { value: destination }, mode: { value: mode } });
  return request;
}
