import { type CacheUpdateMessage, cachedAtHeader } from '#domain/cache-messages.ts';
import { type OfflineCall, offlineCalls } from '#openapi/offline.ts';
import { type CacheDatabase, cacheKey } from '#storage/cache/store/database.ts';
import { putCachedPage } from '#storage/cache/store/put-page.ts';
import { type CachedPage, readCachedPage } from '#storage/cache/store/read-page.ts';
import { type Environment, settleWithin } from './environment.ts';

/** A call whose response may be cached, with the scope and key of its cached page. */
export interface CachedCall extends Pick<OfflineCall, 'path' | 'kind' | 'personal'> {
  readonly scope: string;
  readonly key: string;
}

/**
 * The call of a request, if its response may be cached: the contract lists the call, and the fragment of the URL
 * contains the id of a scope. (The network never receives the fragment.) The worker ignores all other requests: two of
 * the reads send notifications.
 */
export function cachedCallOf(request: Pick<Request, 'method' | 'url'>): CachedCall | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, searchParams, hash } = new URL(request.url);
  const scope = hash.slice(1);
  if (scope === '') return undefined;
  const id = /\d+$/.exec(pathname)?.[0] ?? '{id}';
  for (const { path: template, ...call } of offlineCalls) {
    const path = template.replace('{id}', id);
    // The API may have a base path. The contract's path is at the end of it.
    if (pathname.endsWith(path)) return { ...call, path, scope, key: cacheKey(path, searchParams) };
  }
  return undefined;
}

/** How long the network may take if there is a cached page, in milliseconds. */
const networkTimeoutMs = 3_000;

/** How long cached pages are returned first after a timeout of the network, in milliseconds. */
const cacheFirstMs = 30_000;

/** How long a fetch that no page waits for may take, in milliseconds. A browser has six connections to a server. */
const unawaitedMs = 30_000;

/** How long a good response of the network waits for a slow cache, in milliseconds. A cached page takes precedence. */
const cacheHeadStartMs = 200;

/** Up to this age cached options are returned first and updated in the background, in milliseconds. */
const freshOptionsMs = 300_000;

export interface ListEnvironment extends Pick<Environment, 'fetch' | 'clock' | 'now'> {
  /** Runs work with the cached pages. Rejects if storage is refused or does not respond in time. */
  readonly withCache: <Out>(work: (database: CacheDatabase) => Promise<Out>) => Promise<Out>;
  /** Reports that a cached page has been updated, which pages may be showing. */
  readonly notify: (updated: CacheUpdateMessage) => void;
}

/** A call on its way to the server. */
interface Fetching {
  /** The response with its whole body; undefined on a network error, or for a page of someone else. */
  readonly response: Promise<Response | undefined>;
  /** No page waits any more: the fetch goes on for the cache, and ends if it hangs. */
  readonly limit: () => void;
}

/**
 * Responds to the calls that may be cached, and caches their responses. Its state is whether the network is slow, and the
 * fetches whose pages have aborted their calls.
 */
export class Lists {
  readonly #environment: ListEnvironment;
  readonly #aborted = new Map<string, AbortController>();
  #slowUntil = 0;

  constructor(environment: ListEnvironment) {
    this.#environment = environment;
  }

  /**
   * Returns the server's response, or the cached page if the server does not respond in time. Work that continues
   * afterwards (a slow response, writing to the cache) is passed to `waitUntil`, so that the browser keeps the worker
   * running.
   */
  async respond(call: CachedCall, request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
    const { now } = this.#environment;
    const { response: fetching, limit } = this.#fetchAndCache(call, request, waitUntil);
    // The user has requested a refresh from the server.
    const page = request.cache === 'reload' ? null : await this.#cachedUnlessResponded(call, fetching);
    if (page instanceof Response) return page;
    if (page === null) return (await fetching) ?? Response.error();

    const isFreshOption = call.kind === 'option' && !page.isStale && now() - page.at < freshOptionsMs;
    if (isFreshOption || now() < this.#slowUntil) {
      limit();
      waitUntil(this.#notifyWhenUpdated(call, page, fetching));
      return cachedResponse(page);
    }
    const response = await settleWithin(this.#environment, networkTimeoutMs, fetching);
    if (response === 'late') {
      this.#slowUntil = now() + cacheFirstMs;
      limit();
      waitUntil(this.#notifyWhenUpdated(call, page, fetching));
      return cachedResponse(page);
    }
    return response === undefined || response.status >= 500 ? cachedResponse(page) : response;
  }

  /** The cached page, or the server's good response if storage is slower. */
  async #cachedUnlessResponded(
    call: CachedCall,
    fetching: Promise<Response | undefined>,
  ): Promise<CachedPage | Response | null> {
    const reading = this.#readPage(call);
    const page = await settleWithin(this.#environment, cacheHeadStartMs, reading);
    if (page !== 'late') return page;
    const responding = fetching.then(async (response) => (response?.ok === true ? response : await reading));
    return await Promise.race([reading, responding]);
  }

  async #readPage({ scope, key }: CachedCall): Promise<CachedPage | null> {
    const { withCache, now } = this.#environment;
    try {
      return await withCache((database) => readCachedPage(database, { scope, key, now: now() }));
    } catch {
      // Without storage the worker only passes requests on.
      return null;
    }
  }

  #fetchAndCache(call: CachedCall, request: Request, waitUntil: (work: Promise<unknown>) => void): Fetching {
    const { clock } = this.#environment;
    const abort = new AbortController();
    const name = `${call.scope} ${call.key}`;
    // The user tries again.
    this.#aborted.get(name)?.abort();
    this.#aborted.delete(name);
    let timer: number | null = null;
    const limit = () => {
      timer ??= clock.setTimeout(() => abort.abort(), unawaitedMs);
    };
    const aborted = () => {
      this.#aborted.set(name, abort);
      limit();
    };
    request.signal.addEventListener('abort', aborted, { once: true });
    const response = this.#fetch(call, request, { signal: abort.signal, waitUntil }).finally(() => {
      request.signal.removeEventListener('abort', aborted);
      if (timer !== null) clock.clearTimeout(timer);
      if (this.#aborted.get(name) === abort) this.#aborted.delete(name);
    });
    return { response, limit };
  }

  async #fetch(
    call: CachedCall,
    request: Request,
    { signal, waitUntil }: { readonly signal: AbortSignal; readonly waitUntil: (work: Promise<unknown>) => void },
  ): Promise<Response | undefined> {
    const { fetch, now } = this.#environment;
    try {
      // Not the signal of the request: the fetch continues after the page has aborted its call. With the browser's cache,
      // the next call for the same page of rows would wait for it.
      const response = await fetch(request, { cache: 'no-store', signal });
      const body = await response.text();
      if (response.ok && !isJson(response)) return undefined;
      if (response.status === 200 && isContractResponse(body)) waitUntil(this.#store(call, body, now()));
      const { status, statusText, headers } = response;
      return new Response(body, { status, statusText, headers });
    } catch {
      return undefined;
    }
  }

  async #store({ scope, key, path, kind, personal }: CachedCall, body: string, at: number): Promise<void> {
    const { withCache } = this.#environment;
    // The browser may refuse storage. The user gets the response anyway.
    await withCache((database) =>
      putCachedPage(database, { scope, key, path, kind, body, at, isPersonal: personal }),
    ).catch(() => undefined);
  }

  async #notifyWhenUpdated(
    call: CachedCall,
    former: CachedPage,
    fetching: Promise<Response | undefined>,
  ): Promise<void> {
    const response = await fetching;
    if (response?.ok && (await response.clone().text()) !== former.body) {
      this.#environment.notify({ scope: call.scope, key: call.key });
    }
  }
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json');
}

/**
 * The response of a cached page, with its age. Pages can read the header across origins, because the worker sets it.
 */
function cachedResponse({ body, at }: CachedPage): Response {
  return new Response(body, { headers: { 'content-type': 'application/json', [cachedAtHeader]: String(at) } });
}

/** Whether a body is a successful response of the contract. The page of a captive portal is not cached. */
function isContractResponse(body: string): boolean {
  try {
    const envelope: unknown = JSON.parse(body);
    return typeof envelope === 'object' && envelope !== null && 'status' in envelope && envelope.status === true;
  } catch {
    return false;
  }
}
