import type { Api } from '#api/api.ts';
import { readRecord } from '#api/calls/entity-calls.ts';
import { recentTournaments } from '#domain/tournaments.ts';
import { entity } from '#entities/declared/tournament.ts';
import { effectOf } from '#machines/effect.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListRow } from '#machines/list/types.ts';
import { requireDeclared } from '#records/require-declared.ts';
import { cachedPage } from '#storage/cache/cached-page.ts';
import { cachedRecord } from '#storage/cache/cached-record.ts';
import { loadListPage } from './page-store.ts';

/** The list machine with the full records of the tournaments that run or have just ended, the running ones first. */
export function recentTournamentsLogic(api: Api) {
  const read = requireDeclared(entity.endpoints.read);
  return listMachine.provide({
    actors: {
      loadPage: effectOf(async ({ input, signal }) => {
        const list = await loadListPage(api, entity, input, signal);
        if (list.kind !== 'ok') return list;
        const recent = recentTournaments(list.data.rows, Date.now());
        const results = await Promise.all(
          recent.map(({ id }) => readRecord(api, read, id, { signal, access: 'cached' })),
        );
        const records: ListRow[] = [];
        const times = [list.cachedAt];
        for (const result of results) {
          // A record that was deleted meanwhile.
          if (result.kind === 'rejected') continue;
          if (result.kind !== 'ok') return result;
          records.push(result.data);
          times.push(result.cachedAt);
        }
        const cachedAt = times.filter((time) => time !== undefined);
        return { ...list, data: cachedAt.length > 0 ? cachedPageOf(records, cachedAt, false) : pageOf(records) };
      }),
      readCached: effectOf(
        async ({ input }) => {
          const list = await cachedPage(api, entity, input);
          if (list === null) return null;
          const recent = recentTournaments(list.rows, Date.now());
          const found = await Promise.all(recent.map(({ id }) => cachedRecord(api, read, id)));
          const cached = found.filter((each) => each !== null);
          if (cached.length < recent.length) return null;
          const times = [...(list.asOf === undefined ? [] : [list.asOf]), ...cached.map(({ asOf }) => asOf)];
          const isStale = list.cached?.isStale === true || cached.some((each) => each.isStale);
          return cachedPageOf(
            cached.map(({ record }) => record),
            times,
            isStale,
          );
        },
        () => null,
      ),
    },
  });
}

function pageOf(rows: readonly ListRow[]): ListPage {
  return { rows, totalData: rows.length, totalPageCount: 1, asOf: Date.now() };
}

/** A page of which the oldest part was cached at the first of these times. */
function cachedPageOf(rows: readonly ListRow[], times: readonly number[], isStale: boolean): ListPage {
  return { ...pageOf(rows), asOf: Math.min(...times), cached: { isStale, foundIn: null } };
}
