import type { Api } from '#api/api.ts';
import { rememberedPage, startRemembering } from '#cache/page-memory.ts';
import type { Entity } from '#entities/define.ts';
import { isSameQuery } from '#machines/list/query.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { loadListPage, type PagePrefetcher } from '../list-logic.ts';
import { type Prefetched, prefetch } from './prefetch.ts';
import type { PrefetchBudget } from './prefetch-budget.ts';

/** How long a prefetched page counts as the server's, in milliseconds. Later it is shown while the server is asked again. */
const maxAgeMs = 30_000;

/** A prefetch that takes longer is given up, in milliseconds: it may not slow down what the user asks for. */
const timeoutMs = 5000;

type Page = Prefetched<ListQuery, Result<ListPage>>;

export function createPagePrefetcher(api: Api, entity: Entity, budget: PrefetchBudget): PagePrefetcher {
  const { list } = entity.endpoints;
  let found: { readonly query: ListQuery; readonly page: Page }[] = [];
  let inFlight: Page | undefined;
  /** Incremented by a cancellation, which also ends the rest of the queue. */
  let runs = 0;

  const isKnown = (query: ListQuery) =>
    found.some((one) => isSameQuery(one.query, query)) || rememberedPage(api, entity, query) !== undefined;

  function start(query: ListQuery): Page {
    return prefetch(api, query, {
      list,
      read: async (ownApi, input, signal) => {
        const remember = startRemembering(api, entity, input);
        const result = await loadListPage(ownApi, entity, input, signal);
        remember(result);
        return result;
      },
      // A failure is shown only when the user has asked for the page.
      isFailed: ({ kind }) => kind !== 'ok',
      isSame: isSameQuery,
      maxAgeMs,
    });
  }

  function cancel(): void {
    runs += 1;
    inFlight?.cancel();
    found = found.filter(({ page }) => page !== inFlight);
    inFlight = undefined;
  }

  return {
    prefetch: async (queries) => {
      runs += 1;
      const run = runs;
      for (const query of queries) {
        if (isKnown(query)) continue;
        if (run !== runs || !budget.take()) return;
        const page = start(query);
        inFlight = page;
        // Only the neighbours of one page are of use.
        found = [...found.slice(-2), { query, page }];
        const timer = setTimeout(() => inFlight === page && cancel(), timeoutMs);
        await page.settled;
        clearTimeout(timer);
        if (inFlight === page) inFlight = undefined;
      }
    },
    cancel,
    consume: (query, signal) => {
      const match = found.find((one) => isSameQuery(one.query, query));
      if (!match) return undefined;
      found = found.filter((one) => one !== match);
      if (inFlight === match.page) inFlight = undefined;
      const page = match.page.consume(query, signal);
      if (page) budget.noteUse();
      return page;
    },
  };
}
