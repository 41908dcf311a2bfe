import type { Api } from '#api/api.ts';
import { readNews } from '#api/calls/news-calls.ts';
import { effectOf } from '#machines/effect.ts';
import { listMachine } from '#machines/list/machine.ts';
import { type CachedNews, readCachedNews, writeCachedNews } from '#storage/cached-news.ts';

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
