import type { Api, Credentials } from '#api/api.ts';
import type { Endpoint } from '#fields/endpoint.ts';
import type { ListPage, ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import type { Prefetches } from './prefetch/prefetches.ts';

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

interface KnownLists {
  readonly userId: number | undefined;
  readonly session: number;
  /** The least recently used first. */
  readonly lists: Map<Endpoint, Known>;
}

const ofSessions = new WeakMap<Credentials, KnownLists>();

/** What is known in this session. What was known in a former one is deleted. */
export function knownLists({ credentials }: Api): KnownLists['lists'] {
  const [userId, session] = [credentials.holder(), credentials.session()];
  const former = ofSessions.get(credentials);
  if (former?.userId === userId && former?.session === session) return former.lists;
  const lists = new Map<Endpoint, Known>();
  ofSessions.set(credentials, { userId, session, lists });
  return lists;
}

/** Forgets all pages and records of a list, also those whose responses have not arrived yet: the list has changed. */
export function invalidate(api: Api, list: Endpoint): void {
  knownLists(api).delete(list);
}

/** Forgets a page, because the cache has a newer one. */
export function forgetPage(api: Api, list: Endpoint, key: string): void {
  knownLists(api).get(list)?.pages.delete(key);
}

/** Deletes what was known in a session that has ended. */
export function forgetFormerSession(api: Api): void {
  knownLists(api);
}
