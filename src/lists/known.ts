import type { Api, Credentials } from '#api/api.ts';
import type { Endpoint } from '#fields/endpoint.ts';
import type { ListPage, ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { Prefetches } from './prefetch/prefetches.ts';

/**
 * What this window knows of one list. A change of the list and another session replace it: what was read before them goes to
 * the former object, which nothing reads any more.
 */
export interface Known {
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

/** What is known of a list, which becomes the most recently used one. */
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

/** Forgets the pages that were not used for the longest time, above the limit. */
export function forgetOldPages(api: Api): void {
  const all = [...knownLists(api).values()].map(({ pages }) => pages);
  let rows = all.flatMap((pages) => [...pages.values()]).reduce((sum, page) => sum + page.rows.length, 0);
  for (const pages of all) {
    for (const [oldest, page] of pages) {
      if (rows <= maxRows) return;
      pages.delete(oldest);
      rows -= page.rows.length;
    }
  }
}
