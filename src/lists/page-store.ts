import type { Api, Credentials } from '#api/api.ts';
import { cachedPage, pageKey } from '#cache/cached-page.ts';
import type { Entity } from '#entities/define.ts';
import type { Endpoint } from '#fields/endpoint.ts';
import type { ListPage, ListQuery, ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { loadListPage } from './list-page.ts';
import { type Prefetch, Prefetches, type PrefetchOptions } from './prefetch/prefetches.ts';

/**
 * What this window knows of one list. A change of the list and another session replace it: what was read before them goes to
 * the former object, which nothing reads any more.
 */
interface Known {
  /** Pages that were read, by the key of their cached page. The least recently used first. */
  readonly pages: Map<string, ListPage>;
  readonly prefetched: Prefetches<Result<ListPage>>;
  /** The cached pages, as far as they are read before their screen. */
  readonly cached: Prefetches<ListPage | null>;
  /** Records, by their id. */
  readonly records: Prefetches<Result<ListRow>>;
}

/** How many rows are known. The list that was not used for the longest time forgets its pages first. */
const maxRows = 3000;

interface KnownLists {
  readonly userId: number | undefined;
  readonly session: number;
  /** The least recently used first. */
  readonly lists: Map<Endpoint, Known>;
}

const ofSessions = new WeakMap<Credentials, KnownLists>();

/** What is known in this session. What was known in a former one is deleted. */
function knownLists({ credentials }: Api): KnownLists['lists'] {
  const [userId, session] = [credentials.holder(), credentials.session()];
  const former = ofSessions.get(credentials);
  if (former?.userId === userId && former?.session === session) return former.lists;
  const lists = new Map<Endpoint, Known>();
  ofSessions.set(credentials, { userId, session, lists });
  return lists;
}

export function knownOf(api: Api, list: Endpoint): Known {
  const lists = knownLists(api);
  const known: Known = lists.get(list) ?? {
    pages: new Map(),
    prefetched: new Prefetches<Result<ListPage>>(isFailed),
    cached: new Prefetches(() => false),
    records: new Prefetches<Result<ListRow>>(isFailed),
  };
  lists.delete(list);
  lists.set(list, known);
  return known;
}

/** A failure is shown only to a user who has asked. One of the network never is, because the screen reads again. */
const isFailed = ({ kind }: Result<unknown>, isAsked: boolean) => (isAsked ? kind === 'offline' : kind !== 'ok');

/** Forgets all pages and records of a list, also those whose responses have not arrived yet: the list has changed. */
export function invalidate(api: Api, list: Endpoint): void {
  knownLists(api).delete(list);
}

/** Forgets a page, because the cache has a newer one. */
export function forgetPage(api: Api, list: Endpoint, key: string): void {
  knownOf(api, list).pages.delete(key);
}

/** Deletes what was known in a session that has ended. */
export function forgetFormerSession(api: Api): void {
  knownLists(api);
}

/** A page from the server: the prefetched one, if there is one. */
export async function readPage(
  api: Api,
  entity: Entity,
  query: ListQuery,
  signal: AbortSignal,
): Promise<Result<ListPage>> {
  const { prefetched } = knownOf(api, entity.endpoints.list);
  return await (prefetched.use(pageKey(entity, query), api, signal) ?? load(api, entity, query, signal));
}

/** A page that can be shown until the server responds: from the memory of this window, or from the cache. */
export async function readKnownPage(api: Api, entity: Entity, query: ListQuery): Promise<ListPage | null> {
  const known = knownOf(api, entity.endpoints.list);
  const key = pageKey(entity, query);
  return pageIn(known, key) ?? (await (known.cached.use(key, api) ?? cachedPage(api, entity, query)));
}

/** A page that can be shown without a wait. */
export function knownPage(api: Api, entity: Entity, query: ListQuery): ListPage | undefined {
  const known = knownOf(api, entity.endpoints.list);
  const key = pageKey(entity, query);
  const result = known.prefetched.arrived(key);
  const page = result?.kind === 'ok' ? result.data : (pageIn(known, key) ?? known.cached.arrived(key));
  // Without rows the server may name another page.
  return page && page.rows.length > 0 ? page : undefined;
}

/** Whether a page is known, or was prefetched in vain. */
export function hasPage(api: Api, entity: Entity, query: ListQuery): boolean {
  const { pages, prefetched } = knownOf(api, entity.endpoints.list);
  const key = pageKey(entity, query);
  return pages.has(key) || prefetched.has(key);
}

/** Starts to read a page before it is needed. */
export function prefetchPage(api: Api, entity: Entity, query: ListQuery, options?: PrefetchOptions): Prefetch {
  const { prefetched } = knownOf(api, entity.endpoints.list);
  const read = (ownApi: Api, signal: AbortSignal) => load(ownApi, entity, query, signal);
  return prefetched.start(api, pageKey(entity, query), read, options);
}

/**
 * Starts to read the page that a screen is about to show. Resolves when there are rows to show, or when the server's response
 * has none.
 */
export async function preparePage(api: Api, entity: Entity, query: ListQuery): Promise<void> {
  const prefetched = prefetchPage(api, entity, query);
  if (knownPage(api, entity, query)) return;
  const { cached } = knownOf(api, entity.endpoints.list);
  const key = pageKey(entity, query);
  const reading = cached.start(api, key, (ownApi) => cachedPage(ownApi, entity, query));
  const hasCached = reading.settled.then(() => (cached.arrived(key) ? undefined : prefetched.settled));
  await Promise.race([prefetched.settled, hasCached]);
}

async function load(api: Api, entity: Entity, query: ListQuery, signal: AbortSignal): Promise<Result<ListPage>> {
  const { pages } = knownOf(api, entity.endpoints.list);
  const result = await loadListPage(api, entity, query, signal);
  if (result.kind !== 'ok' || result.data.copy !== undefined) return result;
  const key = pageKey(entity, query);
  pages.delete(key);
  pages.set(key, result.data);
  forgetOldPages(knownLists(api));
  return result;
}

function forgetOldPages(lists: KnownLists['lists']): void {
  const all = [...lists.values()].map(({ pages }) => pages);
  let rows = all.flatMap((pages) => [...pages.values()]).reduce((sum, page) => sum + page.rows.length, 0);
  for (const pages of all) {
    for (const [oldest, page] of pages) {
      if (rows <= maxRows) return;
      pages.delete(oldest);
      rows -= page.rows.length;
    }
  }
}

/** A page in memory counts as a cached page: the server is asked again. */
function pageIn({ pages }: Known, key: string): ListPage | undefined {
  const page = pages.get(key);
  if (page === undefined) return undefined;
  pages.delete(key);
  pages.set(key, page);
  return { ...page, copy: { isStale: false, foundIn: null } };
}
