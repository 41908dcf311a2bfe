import type { Page } from '../page/page.tsx';
import type { Device } from './device.ts';
import { LivePage } from './live-page.ts';
import { appUrl } from './site.ts';
import { BrowserStorage } from './storage/browser-storage.ts';

type TabState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly app: Page }
  /** The browser's own error page: the app could not be loaded. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'closed' };

/** What an observer of the tab is notified of. */
export interface TabObserver {
  /** The page reloads itself. */
  readonly reloading: (tab: Tab) => void;
  readonly opened: () => void;
  /** The app could not be loaded although the device has it. */
  readonly notOpened: (tab: Tab) => void;
}

/** A tab of the browser: one page after another, with session storage that outlives them. */
export class Tab {
  readonly name: string;
  readonly #device: Device;
  readonly #observer: TabObserver;
  readonly sessionStorage: BrowserStorage;
  #page: LivePage | undefined;
  #state: TabState = { kind: 'closed' };

  constructor(device: Device, name: string, observer: TabObserver) {
    this.#device = device;
    this.name = name;
    this.#observer = observer;
    this.sessionStorage = new BrowserStorage(() => device.storage.isFull);
  }

  get state(): TabState {
    return this.#state;
  }

  /** The app, while its page is open. */
  get app(): Page | null {
    return this.#state.kind === 'open' ? this.#state.app : null;
  }

  get page(): LivePage | undefined {
    return this.#page;
  }

  /** Opens the app: over the network, or through the worker that has cached it. */
  open(): void {
    this.#end();
    this.#device.recording.happens(this.name, 'a page opens');
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

  /** The browser kills the page's process; no event fires. The tab keeps its session storage. */
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
      const html = await textOf(await page.fetch(requestOf(appUrl, { mode: 'navigate', destination: 'document' })));
      const script = /src="([^"]+)"/.exec(html)?.[1];
      if (script === undefined) throw new Error('The response is not the page of the app');
      await textOf(await page.fetch(requestOf(script, { mode: 'cors', destination: 'script' })));
    } catch {
      if (this.#page !== page) return;
      this.#end();
      this.#state = { kind: 'unreachable' };
      this.#device.recording.happens(this.name, 'the app cannot be loaded');
      if (isAtHand && controller.kills === kills) this.#observer.notOpened(this);
      return;
    }
    if (this.#page !== page) return;
    const app = page.start(this.sessionStorage, { reload: () => this.#reloadItself(page) });
    this.#state = { kind: 'open', app };
    this.#observer.opened();
  }

  #reloadItself(page: LivePage): void {
    if (this.#page !== page) return;
    this.#observer.reloading(this);
    this.#device.scheduler.schedule(page.realm.lane, 0, () => this.reload());
  }
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`The host responded with ${response.status}`);
  return await response.text();
}

/** A request as the browser makes it. `destination` and `mode` cannot be set through the constructor. */
function requestOf(
  url: string,
  { mode, destination }: { readonly mode: RequestMode; readonly destination: RequestDestination },
) {
  const request = new Request(url);
  Object.defineProperties(request, { destination: { value: destination }, mode: { value: mode } });
  return request;
}
