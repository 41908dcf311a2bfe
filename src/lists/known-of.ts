import type { Api } from '#api/api.ts';
import type { Endpoint } from '#fields/endpoint.ts';
import type { ListPage, ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { type Known, knownLists } from './known.ts';
import { Prefetches } from './prefetch/prefetches.ts';

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

/** How many rows are known. The list that was not used for the longest time forgets its pages first. */
const maxRows = 3000;

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
