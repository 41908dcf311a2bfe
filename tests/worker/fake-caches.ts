/**
 * Cache storage in memory, limited to what the worker's core uses. Keeps the order of creation, as the standard
 * requires.
 */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();
  #isFull: () => boolean;

  constructor(isFull = () => false) {
    this.#isFull = isFull;
  }

  open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new FakeCache(() => this.#isFull());
    this.#caches.set(name, cache);
    // Only match, put, keys and delete are called.
    return Promise.resolve(cache as unknown as Cache);
  }

  async match(url: string, { cacheName }: { readonly cacheName: string }): Promise<Response | undefined> {
    return await this.#caches.get(cacheName)?.match(url);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  /** The addresses in a cache, for assertions. */
  addressesIn(name: string): string[] {
    return [...(this.#caches.get(name)?.responses.keys() ?? [])];
  }

  /** Makes storage full. */
  fill(): void {
    this.#isFull = () => true;
  }

  /** Frees storage again. */
  makeRoom(): void {
    this.#isFull = () => false;
  }
}

interface StoredResponse {
  readonly body: ArrayBuffer;
  readonly init: ResponseInit;
}

class FakeCache {
  readonly responses = new Map<string, StoredResponse>();
  readonly #isFull: () => boolean;

  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  /** Builds a new response, as a browser does. Node 20.19 cancels clones of a response when it collects the response. */
  match(url: string): Promise<Response | undefined> {
    const stored = this.responses.get(url);
    return Promise.resolve(stored && new Response(stored.body, stored.init));
  }

  keys(): Promise<readonly { readonly url: string }[]> {
    return Promise.resolve([...this.responses.keys()].map((url) => ({ url })));
  }

  delete(url: string): Promise<boolean> {
    return Promise.resolve(this.responses.delete(url));
  }

  async put(url: string, response: Response): Promise<void> {
    if (this.#isFull()) throw new DOMException('The disk is full', 'QuotaExceededError');
    const { status, statusText, headers } = response;
    this.responses.set(url, { body: await response.arrayBuffer(), init: { status, statusText, headers } });
  }
}
