import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { freshOptions, listOptions } from '#api/calls/option-calls.ts';
import { createRecord } from '#api/calls/record-calls.ts';
import { cachedOptions } from '#cache/cached-options.ts';
import { foldText } from '#domain/fold-text.ts';
import { categoryEndpoints, categoryFields } from '#entities/category.ts';
import type { Values } from '#fields/field.ts';
import { rowsIn, textIn } from '#fields/value.ts';
import { bodyOf } from '#fields/wire.ts';
import { pageOfRows } from '#lists/page-of-rows.ts';
import { formMachine } from '#machines/form/machine.ts';
import type { LookUpInput, SaveInput } from '#machines/form/types.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery, ListRow } from '#machines/list/types.ts';
import type { Found } from '#machines/look-up/types.ts';
import type { Result } from '#machines/result.ts';
import { lookForCreate } from './look-up-repeatedly.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

/** The form machine over the one call that adds categories. */
export function categoryFormLogic(api: Api) {
  return formMachine.provide({
    actors: {
      save: fromPromise<Result<unknown>, SaveInput>(async ({ input: { mode, values, base } }) => {
        // The form's values are made by valuesOf and changed by the fields' own controls.
        const body = bodyOf(categoryFields, mode, values as Values, base as Values);
        return await writeAndInvalidate(api, {
          changed: { endpoints: categoryEndpoints },
          recent: null,
          send: () => createRecord(api, categoryEndpoints.create, body),
        });
      }),
      lookUp: fromPromise<Result<Found>, LookUpInput>(({ input: { values, isRepeated }, signal }) =>
        lookForCreate(() => lookUpCategories(api, values as Values, signal), { isRepeated, signal }),
      ),
      // Rows of new ones are sent from their own screen only; its draft keeps them.
      store: fromPromise<boolean, SaveInput>(() => Promise.resolve(false)),
    },
  });
}

/**
 * Whether the list has all categories that were sent. Their ids are typed, and the server never takes one twice: an equal
 * category that was there before is one that was sent before.
 */
async function lookUpCategories(api: Api, values: Values, signal: AbortSignal): Promise<Result<Found>> {
  const answer = await freshOptions(api, categoryEndpoints.list, signal);
  if (answer.kind !== 'ok') return answer;
  const names = new Map(answer.data.map(({ id, name }) => [String(id), name]));
  const rows = rowsIn(values['items']);
  const stored = rows.filter((row) => names.get(textIn(row['id'])) === textIn(row['name']).trim());
  if (stored.length === 0) return { ...answer, data: { kind: 'notSaved' } };
  if (stored.length < rows.length) return { ...answer, data: { kind: 'unsure', candidates: [] } };
  const candidate = { id: textIn(rows[0]?.['id']), name: textIn(rows[0]?.['name']), differing: [], values };
  return { ...answer, data: { kind: 'saved', candidate } };
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
        loadPage: fromPromise<Result<ListPage>, ListQuery>(async ({ input, signal }) => {
          if (kept !== null) return { kind: 'ok', message: '', data: pageOfRows(matching(kept, input), input) };
          const answer = await listOptions(api, categoryEndpoints.list);
          if (answer.kind !== 'ok') return answer;
          if (!signal.aborted) kept = answer.data;
          return { ...answer, data: pageOfRows(matching(answer.data, input), input) };
        }),
        readCached: fromPromise<ListPage | null, ListQuery>(async ({ input }) => {
          const copy = await cachedOptions(api, categoryEndpoints.list);
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
