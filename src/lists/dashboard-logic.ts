import type { Api } from '#api/api.ts';
import { readNews } from '#api/calls/news-calls.ts';
import { cachedPage } from '#cache/cached-page.ts';
import { entity } from '#entities/declared/matches.ts';
import { effectOf } from '#machines/effect.ts';
import { listMachine } from '#machines/list/machine.ts';
import { type CachedNews, readCachedNews, writeCachedNews } from '#storage/cached-news.ts';
import { loadListPage } from './list-logic.ts';

/** The call cannot filter by day. This many pages are read, newest records first. */
const pageLimit = 3;

/** The list machine with the first pages of the matches, joined to one page. */
export function newestMatchesLogic(api: Api) {
  return listMachine.provide({
    actors: {
      loadPage: effectOf(async ({ input, signal }) => {
        const read = (page: number) => loadListPage(api, entity, { ...input, page }, signal);
        const first = await read(1);
        if (first.kind !== 'ok') return first;
        const rest = Array.from({ length: Math.min(first.data.totalPageCount, pageLimit) - 1 }, (_, at) =>
          read(at + 2),
        );
        const rows = [...first.data.rows];
        for (const result of await Promise.all(rest)) {
          if (result.kind !== 'ok') return result;
          rows.push(...result.data.rows);
        }
        // A match added between two reads moves the last row of a page to the next one.
        const byId = new Map(rows.map((row) => [row.id, row]));
        return { ...first, data: { rows: [...byId.values()], totalData: first.data.totalData, totalPageCount: 1 } };
      }),
      // From the cache, the first page is enough.
      readCached: effectOf(
        ({ input }) => cachedPage(api, entity, input),
        () => null,
      ),
    },
  });
}

/** The list machine with the public news site. Each successful response is cached for use offline. */
export function newsLogic(api: Api, newsUrl: string) {
  return listMachine.provide({
    actors: {
      loadPage: effectOf(async ({ input: { page, perPage }, signal }) => {
        const result = await readNews(api, { newsUrl, page, perPage }, signal);
        if (result.kind !== 'ok') return result;
        const posts = result.data;
        // An aborted read may belong to a user who has signed out: it must not write.
        if (!signal.aborted) writeCachedNews({ newsUrl, readAt: Date.now(), posts });
        return { ...result, data: { rows: posts, totalData: posts.length, totalPageCount: 1 } };
      }),
    },
  });
}

/** The last successful response cached on this device. */
export function cachedNews(newsUrl: string): CachedNews | null {
  return readCachedNews(newsUrl);
}
