import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { readNews } from '#api/calls/news-calls.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { type CachedNews, readCachedNews, writeCachedNews } from '#storage/cached-news.ts';

/** The list machine over the public news site. Every good answer is kept for when there is none. */
export function newsLogic(api: Api, newsUrl: string) {
  return listMachine.provide({
    actors: {
      loadPage: fromPromise<Result<ListPage>, ListQuery>(async ({ input: { page, perPage }, signal }) => {
        const answer = await readNews(api, { newsUrl, page, perPage }, signal);
        if (answer.kind !== 'ok') return answer;
        const posts = answer.data;
        // Whoever has left the dashboard may have logged out: nothing is to be written after that.
        if (!signal.aborted) writeCachedNews({ newsUrl, readAt: Date.now(), posts });
        return { ...answer, data: { rows: posts, totalData: posts.length, totalPageCount: 1 } };
      }),
    },
  });
}

/** The last good answer that this device has kept. */
export function cachedNews(newsUrl: string): CachedNews | null {
  return readCachedNews(newsUrl);
}
