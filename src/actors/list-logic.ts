import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { listRows } from '#api/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { keptPage } from './kept-page.ts';
import { withPictures } from './with-pictures.ts';

/** The list machine over an entity's list call. */
export function listLogic(api: Api, entity: Entity) {
  return listMachine.provide({
    actors: {
      loadPage: fromPromise<Answer<ListPage>, ListQuery>(async ({ input, signal }) => {
        const answer = await listRows(api, entity.endpoints.list, input, { fixed: entity.listQuery, signal });
        if (answer.kind !== 'ok') return answer;
        const { data, totalData, totalPageCount } = answer.data;
        const rows = data.map((row) => withPictures(api, entity, row));
        return { ...answer, data: { rows, totalData, totalPageCount, ...ageOf(answer) } };
      }),
      readKept: fromPromise<ListPage | null, ListQuery>(({ input }) => keptPage(api, entity, input)),
    },
  });
}

/** The worker says when a copy is what it answers with; anything else is of this moment. */
function ageOf({ keptAt }: { readonly keptAt?: number }): Pick<ListPage, 'asOf' | 'copy'> {
  return keptAt === undefined ? { asOf: Date.now() } : { asOf: keptAt, copy: { isStale: false, foundIn: null } };
}
