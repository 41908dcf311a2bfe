import type { Api } from '#api/api.ts';
import { readPicture } from '#api/calls/read-picture.ts';
import { createRecord, readRecord, updateRecord } from '#api/calls/record-calls.ts';
import type { Entity } from '#entities/define.ts';
import { rowTitle } from '#entities/row-name.ts';
import type { Value, Values } from '#fields/field.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import { effectOf } from '#machines/effect.ts';
import { formMachine } from '#machines/form/machine.ts';
import { OFFLINE } from '#machines/form/texts.ts';
import type { FormValues, SaveInput } from '#machines/form/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import type { PrefetchedRecord } from './prefetch-record.ts';
import { changedFieldsOf } from './recent-changes.ts';
import { requireDeclared } from './require-declared.ts';
import { withPictureUrls } from './with-picture-urls.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

interface FormDependencies {
  /** Stores a save that cannot be sent now. False if it was not stored. */
  readonly store: (input: SaveInput) => Promise<boolean>;
  /** Stores that a save is about to be sent. The save waits for it. */
  readonly noteSending: () => Promise<void>;
  /** Stores the id of a created record: see `VisibleRows.noteNewestId`. */
  readonly noteCreated?: (id: unknown) => void;
  /** Called with the record each time it is read, with members that no field shows. */
  readonly noteRecord?: (record: ListRow) => void;
  /** The record, if it was prefetched while the form loaded. */
  readonly prefetched?: PrefetchedRecord | undefined;
}

/** The form machine with an entity's read, create and update calls. */
export function formLogic(api: Api, entity: Entity, dependencies: FormDependencies) {
  const { store, noteSending, noteCreated, noteRecord, prefetched } = dependencies;
  const toValues = (result: Result<ListRow>) => {
    if (result.kind === 'ok') noteRecord?.(withPictureUrls(api, entity, result.data));
    return toFormValues(api, entity, result);
  };
  return formMachine.provide({
    actors: {
      load: effectOf(async ({ input, signal }) => {
        const id = requireDeclared(input.id ?? undefined);
        if (input.isCopy) return await copyValues(api, entity, id, signal);
        const reading = prefetched?.consume(id, signal);
        if (reading) return toValues(await reading);
        const load = async () => toValues(await readRecord(api, requireDeclared(entity.endpoints.read), id, signal));
        return input.isSaved ? await loadSaved(load, { isSaved: input.isSaved, signal }) : await load();
      }),
      save: effectOf(async ({ input, signal }) => {
        await noteSending();
        // The form has closed, perhaps after a sign-out: another user's token must not send this save.
        if (signal.aborted) return OFFLINE;
        const result = await saveValues(api, entity, input);
        if (input.mode === 'create' && result.kind === 'ok') noteCreated?.(idIn(result.data));
        return result;
      }),
      lookUp: effectOf(async ({ input, signal }) => {
        // Loaded only for a save without a response.
        const { lookUpCreate } = await import('./look-up-create.ts');
        const result = await lookUpCreate(api, entity, { ...input, signal });
        if (result.kind === 'ok' && result.data.kind === 'saved') noteCreated?.(result.data.candidate.id);
        return result;
      }),
      store: effectOf(
        ({ input }) => store(input),
        () => false,
      ),
    },
  });
}

/** The current values of a record, read from the server. */
export async function loadValues(
  api: Api,
  entity: Entity,
  id: number | string,
  signal?: AbortSignal,
): Promise<Result<FormValues>> {
  return toFormValues(api, entity, await readRecord(api, requireDeclared(entity.endpoints.read), id, signal));
}

/** Reads a record whose save had no response. Repeats the read while the request may still arrive. */
export async function loadSaved(
  load: () => Promise<Result<FormValues>>,
  { isSaved, signal }: { readonly isSaved: (record: FormValues) => boolean; readonly signal: AbortSignal },
): Promise<Result<FormValues>> {
  const { lookUpRepeatedly } = await import('./look-up-repeatedly.ts');
  return await lookUpRepeatedly(load, { isMissing: (result) => result.kind === 'ok' && !isSaved(result.data), signal });
}

function toFormValues(api: Api, entity: Entity, result: Result<ListRow>): Result<FormValues> {
  if (result.kind !== 'ok') return result;
  return { ...result, data: valuesOf(entity.fields, 'edit', withPictureUrls(api, entity, result.data)) };
}

/** The id in the response to a create; undefined if there is none. */
export function idIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
}

/** Creates a record, or updates the record with `id`. */
export async function saveValues(
  api: Api,
  entity: Entity,
  { mode, id, values, base }: Pick<SaveInput, 'mode' | 'id' | 'values' | 'base'>,
): Promise<Result<unknown>> {
  // `valuesOf` and the fields' controls make only valid `Values`.
  const body = bodyOf(entity.fields, mode, values as Values, base as Values);
  return await writeAndInvalidate(api, {
    changed: entity,
    recent: {
      area: entity.path,
      action: mode,
      id,
      name: rowTitle(entity, { ...values, id: 0 }),
      fields: changedFieldsOf(entity, base as Values, values as Values),
    },
    send: () =>
      id === null
        ? createRecord(api, requireDeclared(entity.endpoints.create), body)
        : updateRecord(api, requireDeclared(entity.endpoints.update), id, body),
  });
}

/** The values of a new record that copies another. Pictures are copied as files; those that cannot be read are left out. */
async function copyValues(
  api: Api,
  entity: Entity,
  id: number | string,
  signal?: AbortSignal,
): Promise<Result<Values>> {
  const result = await readRecord(api, requireDeclared(entity.endpoints.read), id, signal);
  if (result.kind !== 'ok') return result;
  const values = valuesOf(entity.fields, 'create', withPictureUrls(api, entity, result.data));
  const pictures = Object.entries(entity.fields)
    .filter(([, field]) => field.kind === 'image')
    .map(async ([name]): Promise<[string, Value]> => [name, (await readPicture(api, values[name], signal)) ?? '']);
  const copy = { ...values, ...Object.fromEntries(await Promise.all(pictures)) };
  return { ...result, data: entity.copied?.(copy) ?? copy };
}
