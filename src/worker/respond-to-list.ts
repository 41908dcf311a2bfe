import type { CacheDatabase } from '#cache/store/database.ts';
import { putCachedPage } from '#cache/store/put-page.ts';
import { type CachedPage, readCachedPage } from '#cache/store/read-page.ts';
import type { CacheUpdate } from '#domain/cache-messages.ts';
import type { CachedCall } from './cached-call.ts';
import type { Environment } from './environment.ts';
import { cachedResponse, isContractAnswer } from './list-responses.ts';
import { settleWithin } from './settle-within.ts';

/** For how long the network may keep a person waiting who could see a copy, in milliseconds. */
const patience = 3_000;

/** After one call that took longer, copies come first for so long. */
const slowSpell = 30_000;

/** For so long a good answer of the network waits for storage, which may have the copy that comes first. Milliseconds. */
const cacheHeadStartMs = 200;

/** A dropdown's items that are not older than this are shown from the copy and renewed behind it. */
const freshOptions = 300_000;

export interface ListEnvironment extends Pick<Environment, 'fetch' | 'clock'> {
  /** Works with the cached pages. Rejects where storage is refused or does not respond in time. */
  readonly withCache: <Out>(work: (database: CacheDatabase) => Promise<Out>) => Promise<Out>;
  readonly now: () => number;
  /** A copy that pages may be showing has been renewed. */
  readonly notify: (renewed: CacheUpdate) => void;
}

/** Answers the calls whose answers are kept, and keeps them. It remembers only that the network has just been slow. */
export class Lists {
  readonly #environment: ListEnvironment;
  #slowUntil = 0;

  constructor(environment: ListEnvironment) {
    this.#environment = environment;
  }

  /**
   * The server's answer, or the copy where there is none in time. What goes on after the answer is given (a slow answer
   * still on its way, the keeping of it) is handed to `lasting`, so that the browser lets the worker live.
   */
  async answer(call: CachedCall, request: Request, lasting: (work: Promise<unknown>) => void): Promise<Response> {
    const { now } = this.#environment;
    const arriving = this.#fetchAndCache(call, request, lasting);
    // The person wants what the server has, and nothing else.
    const copy = request.cache === 'reload' ? null : await this.#cachedUnlessAnswered(call, arriving);
    if (copy instanceof Response) return copy;
    if (copy === null) return (await arriving) ?? Response.error();

    const isFreshOption = call.kind === 'option' && !copy.isStale && now() - copy.at < freshOptions;
    if (isFreshOption || now() < this.#slowUntil) {
      lasting(this.#notifyWhenUpdated(call, copy, arriving));
      return cachedResponse(copy);
    }
    const answer = await settleWithin(this.#environment, patience, arriving);
    if (answer === 'late') {
      this.#slowUntil = now() + slowSpell;
      lasting(this.#notifyWhenUpdated(call, copy, arriving));
      return cachedResponse(copy);
    }
    return answer === undefined || answer.status >= 500 ? cachedResponse(copy) : answer;
  }

  /** The copy, or the server's good answer where storage is slower than that. */
  async #cachedUnlessAnswered(
    call: CachedCall,
    arriving: Promise<Response | undefined>,
  ): Promise<CachedPage | Response | null> {
    const copying = this.#copyOf(call);
    const copy = await settleWithin(this.#environment, cacheHeadStartMs, copying);
    if (copy !== 'late') return copy;
    const answering = arriving.then(async (answer) => (answer?.ok === true ? answer : await copying));
    return await Promise.race([copying, answering]);
  }

  async #copyOf({ scope, key }: CachedCall): Promise<CachedPage | null> {
    const { withCache, now } = this.#environment;
    try {
      return await withCache((database) => readCachedPage(database, { scope, key, now: now() }));
    } catch {
      // Without its storage the worker is no worse than none.
      return null;
    }
  }

  /** The server's answer with its whole body; undefined where the network gave none, or a page that is not its. */
  async #fetchAndCache(
    call: CachedCall,
    request: Request,
    lasting: (work: Promise<unknown>) => void,
  ): Promise<Response | undefined> {
    const { fetch, now } = this.#environment;
    try {
      // A call that a page has given up goes on here. In the browser's cache the next one for the same page of rows would
      // wait for it, for as long as it takes.
      const response = await fetch(request, { cache: 'no-store' });
      const body = await response.text();
      if (response.ok && !isJson(response)) return undefined;
      if (response.status === 200 && isContractAnswer(body)) lasting(this.#keep(call, body, now()));
      const { status, statusText, headers } = response;
      return new Response(body, { status, statusText, headers });
    } catch {
      return undefined;
    }
  }

  async #keep({ scope, key, path, kind, personal }: CachedCall, body: string, at: number): Promise<void> {
    const { withCache } = this.#environment;
    // A browser that refuses storage: the person has the answer either way.
    await withCache((database) =>
      putCachedPage(database, { scope, key, path, kind, body, at, isPersonal: personal }),
    ).catch(() => undefined);
  }

  async #notifyWhenUpdated(
    call: CachedCall,
    former: CachedPage,
    arriving: Promise<Response | undefined>,
  ): Promise<void> {
    const answer = await arriving;
    if (answer?.ok && (await answer.clone().text()) !== former.body) {
      this.#environment.notify({ scope: call.scope, key: call.key });
    }
  }
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json');
}
