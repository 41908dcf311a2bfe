import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { listOptions } from '#api/option-calls.ts';
import { createRecord } from '#api/record-calls.ts';
import { foldText } from '#domain/fold-text.ts';
import { categoryEndpoints, categoryFields } from '#entities/category.ts';
import type { Values } from '#fields/field.ts';
import { bodyOf } from '#fields/wire.ts';
import type { Answer } from '#machines/answer.ts';
import { formMachine } from '#machines/form/machine.ts';
import type { SaveInput } from '#machines/form/types.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery, ListRow } from '#machines/list/types.ts';
import { keptOptions } from './kept-options.ts';
import { pageOfRows } from './page-of-rows.ts';
import { trackedWrite } from './tracked-write.ts';

/** The form machine over the one call that adds categories. */
export function categoryFormLogic(api: Api) {
  return formMachine.provide({
    actors: {
      save: fromPromise<Answer<unknown>, SaveInput>(async ({ input: { mode, values, base } }) => {
        // The form's values are made by valuesOf and changed by the fields' own controls.
        const body = bodyOf(categoryFields, mode, values as Values, base as Values);
        return await trackedWrite(api, {
          changed: { endpoints: categoryEndpoints },
          recent: null,
          send: () => createRecord(api, categoryEndpoints.create, body),
        });
      }),
      // Rows of new ones are sent from their own screen only; its draft keeps them.
      keep: fromPromise<boolean, SaveInput>(() => Promise.resolve(false)),
    },
  });
}

/**
 * The list machine over the call that answers with all the categories: it takes no parameters, so they are read once,
 * and searched and paged here.
 */
export function categoryList(api: Api) {
  let kept: readonly ListRow[] | null = null;
  return {
    logic: listMachine.provide({
      actors: {
        loadPage: fromPromise<Answer<ListPage>, ListQuery>(async ({ input, signal }) => {
          if (kept !== null) return { kind: 'ok', message: '', data: pageOfRows(matching(kept, input), input) };
          const answer = await listOptions(api, categoryEndpoints.list);
          if (answer.kind !== 'ok') return answer;
          if (!signal.aborted) kept = answer.data;
          return { ...answer, data: pageOfRows(matching(answer.data, input), input) };
        }),
        readKept: fromPromise<ListPage | null, ListQuery>(async ({ input }) => {
          const copy = await keptOptions(api, categoryEndpoints.list);
          if (copy === null) return null;
          const { options, asOf, isStale } = copy;
          return { ...pageOfRows(matching(options, input), input), asOf, copy: { isStale, foundIn: null } };
        }),
      },
    }),
    /** The next load asks the server again. */
    forget: () => {
      kept = null;
    },
  };
}

/** Those whose name holds what is searched for, or whose id begins with it. */
function matching(rows: readonly ListRow[], { search }: ListQuery): readonly ListRow[] {
  const sought = foldText(search.trim());
  return rows.filter(({ id, name }) => foldText(String(name)).includes(sought) || String(id).startsWith(sought));
}
