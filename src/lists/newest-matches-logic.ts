import type { Api } from '#api/api.ts';
import { entity } from '#entities/declared/matches.ts';
import { effectOf } from '#machines/effect.ts';
import { listMachine } from '#machines/list/machine.ts';
import { cachedPage } from '#storage/cache/cached-page.ts';
import { loadListPage } from './page-store.ts';

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
        // Cached pages are never shown as current ones.
        let { asOf, cached } = first.data;
        for (const result of await Promise.all(rest)) {
          if (result.kind !== 'ok') return result;
          rows.push(...result.data.rows);
          if (cached === undefined && result.data.cached) ({ asOf, cached } = result.data);
        }
        // A match added between two reads moves the last row of a page to the next one.
        const byId = new Map(rows.map((row) => [row.id, row]));
        const page = { rows: [...byId.values()], totalData: first.data.totalData, totalPageCount: 1 };
        return { ...first, data: { ...page, ...(asOf !== undefined && { asOf }), ...(cached && { cached }) } };
      }),
      // From the cache, the first page is enough.
      readCached: effectOf(
        ({ input }) => cachedPage(api, entity, input),
        () => null,
      ),
    },
  });
}
