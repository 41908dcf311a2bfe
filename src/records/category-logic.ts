import type { Api, OwnApi } from '#api/api.ts';
import { createRecord } from '#api/calls/entity-calls.ts';
import { listOptions } from '#api/calls/option-calls.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { categoryEndpoints, categoryFields } from '#entities/category.ts';
import type { Values } from '#fields/field.ts';
import { rowsIn, textIn } from '#fields/value.ts';
import { bodyOf } from '#fields/wire.ts';
import { pageOfRows } from '#lists/page-of-rows.ts';
import { effectOf } from '#machines/effect.ts';
import { formMachine } from '#machines/form/machine.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListQuery, ListRow } from '#machines/list/types.ts';
import type { Found } from '#machines/look-up.ts';
import type { Result } from '#machines/result.ts';
import { cachedOptions } from '#storage/cache/cached-options.ts';
import { lookUpCreateRepeatedly } from './look-up/look-up-repeatedly.ts';
import { findCreate, sendRepeatedly } from './look-up/repeat-create.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

/** The form machine with the one call that adds categories. */
export function categoryFormLogic(api: OwnApi) {
  return formMachine.provide({
    actors: {
      save: effectOf(async ({ input: { mode, values, base, key }, signal }) => {
        // `valuesOf` and the fields' controls make only valid `Values`.
        const body = bodyOf(categoryFields, mode, values as Values, base as Values);
        return await writeAndInvalidate(api, {
          changed: { endpoints: categoryEndpoints },
          recent: null,
          send: (options) =>
            sendRepeatedly(() => createRecord(api, categoryEndpoints.create, body, { ...options, key }), {
              key,
              signal,
            }),
        });
      }),
      lookUp: effectOf(({ input, signal }) =>
        findCreate(api, input, () =>
          lookUpCreateRepeatedly(() => lookUpCategories(api, input.values as Values, signal), { ...input, signal }),
        ),
      ),
      // Only their own screen sends new categories. Its draft stores them.
      store: effectOf(
        async () => false,
        () => false,
      ),
    },
  });
}

/**
 * Whether the list has all categories that were sent. Users type the ids, and the server accepts each id once. An equal
 * category in the list therefore comes from this send or an earlier one.
 */
async function lookUpCategories(api: Api, values: Values, signal: AbortSignal): Promise<Result<Found>> {
  const result = await listOptions(api, categoryEndpoints.list, {}, { signal, access: 'signed' });
  if (result.kind !== 'ok') return result;
  const names = new Map(result.data.map(({ id, name }) => [String(id), name]));
  const rows = rowsIn(values['items']);
  const stored = rows.filter((row) => names.get(textIn(row['id'])) === textIn(row['name']).trim());
  if (stored.length === 0) return { ...result, data: { kind: 'notSaved' } };
  if (stored.length < rows.length) return { ...result, data: { kind: 'unsure', candidates: [] } };
  const candidate = { id: textIn(rows[0]?.['id']), name: textIn(rows[0]?.['name']), differing: [], values };
  return { ...result, data: { kind: 'saved', candidate } };
}

/**
 * The list machine with the call that returns all categories. The call has no parameters, so they are read once, then
 * searched and paged here.
 */
export function categoryList(api: Api) {
  let loaded: readonly ListRow[] | null = null;
  return {
    logic: listMachine.provide({
      actors: {
        loadPage: effectOf(async ({ input, signal }) => {
          if (loaded !== null) return { kind: 'ok', message: '', data: pageOfRows(matching(loaded, input), input) };
          const result = await listOptions(api, categoryEndpoints.list);
          if (result.kind !== 'ok') return result;
          if (!signal.aborted) loaded = result.data;
          return { ...result, data: pageOfRows(matching(result.data, input), input) };
        }),
        readCached: effectOf(
          async ({ input }) => {
            const cached = await cachedOptions(api, categoryEndpoints.list);
            if (cached === null) return null;
            const { options, asOf, isStale } = cached;
            return { ...pageOfRows(matching(options, input), input), asOf, cached: { isStale, foundIn: null } };
          },
          () => null,
        ),
      },
    }),
    /** Makes the next load read from the server again. */
    forget: () => {
      loaded = null;
    },
  };
}

/** Rows whose name contains the search text or whose id starts with it. */
function matching(rows: readonly ListRow[], { search }: ListQuery): readonly ListRow[] {
  const folded = foldText(search);
  return rows.filter(({ id, name }) => foldText(String(name)).includes(folded) || String(id).startsWith(folded));
}
