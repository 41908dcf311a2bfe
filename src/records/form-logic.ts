import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { createRecord, readRecord, updateRecord } from '#api/calls/record-calls.ts';
import type { RecordData } from '#api/schema/list-schemas.ts';
import type { Entity } from '#entities/define.ts';
import { rowTitle } from '#entities/row-name.ts';
import type { Values } from '#fields/field.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import { formMachine } from '#machines/form/machine.ts';
import { OFFLINE } from '#machines/form/texts.ts';
import type { FormValues, LoadInput, LookUpInput, SaveInput } from '#machines/form/types.ts';
import type { Found } from '#machines/look-up/types.ts';
import type { Result } from '#machines/result.ts';
import { copyValues } from './copy-values.ts';
import { declared } from './declared.ts';
import type { PrefetchedRecord } from './prefetch-record.ts';
import { changedFieldsOf } from './recent-changes.ts';
import { withPictureUrls } from './with-picture-urls.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

type Id = number | string;

interface FormNeeds {
  /** Takes what cannot be sent now. */
  readonly store: (input: SaveInput) => Promise<boolean>;
  /** Notes that something is about to be sent: nothing goes out before. */
  readonly noteSending: () => Promise<void>;
  /** Notes the id of a record that was created here: see `VisibleRows.noteNewest`. */
  readonly noteCreated?: (id: unknown) => void;
  /** The record, where it has been asked for before the form was there. */
  readonly begun?: PrefetchedRecord | undefined;
}

/** The form machine over an entity's read, create and update calls. */
export function formLogic(api: Api, entity: Entity, { store, noteSending, noteCreated, begun }: FormNeeds) {
  return formMachine.provide({
    actors: {
      load: fromPromise<Result<FormValues>, LoadInput>(async ({ input, signal }) => {
        const id = declared(input.id ?? undefined);
        if (input.isCopy) return await copyValues(api, entity, id, signal);
        const ahead = begun?.take(id, signal);
        if (ahead) return valuesIn(api, entity, await ahead);
        const load = () => loadValues(api, entity, id, signal);
        return input.isSaved ? await loadSaved(load, { isSaved: input.isSaved, signal }) : await load();
      }),
      save: fromPromise<Result<unknown>, SaveInput>(async ({ input, signal }) => {
        await noteSending();
        // The form has gone meanwhile, and perhaps its person with it: nobody else's token is to send what they pressed for.
        if (signal.aborted) return OFFLINE;
        const answer = await saveValues(api, entity, input);
        if (input.mode === 'create' && answer.kind === 'ok') noteCreated?.(idIn(answer.data));
        return answer;
      }),
      lookUp: fromPromise<Result<Found>, LookUpInput>(async ({ input, signal }) => {
        // Only a save without a response needs it.
        const { lookUpCreate } = await import('./look-up-create.ts');
        const answer = await lookUpCreate(api, entity, { ...input, signal });
        if (answer.kind === 'ok' && answer.data.kind === 'saved') noteCreated?.(answer.data.candidate.id);
        return answer;
      }),
      store: fromPromise<boolean, SaveInput>(({ input }) => store(input)),
    },
  });
}

/** A record as the values of its form, as it is now. */
export async function loadValues(api: Api, entity: Entity, id: Id, signal?: AbortSignal): Promise<Result<FormValues>> {
  return valuesIn(api, entity, await readRecord(api, declared(entity.endpoints.read), id, signal));
}

interface Saved {
  readonly isSaved: (record: FormValues) => boolean;
  readonly signal: AbortSignal;
}

/** Reads a record whose save had no response, for as long as the request may still be on its way. */
export async function loadSaved(
  load: () => Promise<Result<FormValues>>,
  { isSaved, signal }: Saved,
): Promise<Result<FormValues>> {
  const { lookRepeatedly } = await import('./look-up-repeatedly.ts');
  return await lookRepeatedly(load, { isMissing: (answer) => answer.kind === 'ok' && !isSaved(answer.data), signal });
}

function valuesIn(api: Api, entity: Entity, answer: Result<RecordData>): Result<FormValues> {
  if (answer.kind !== 'ok') return answer;
  return { ...answer, data: valuesOf(entity.fields, 'edit', withPictureUrls(api, entity, answer.data)) };
}

/** The id that the answer to a create carries; undefined where it carries none. */
export function idIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
}

/** Creates a record, or changes the one of an id. */
export async function saveValues(
  api: Api,
  entity: Entity,
  { mode, id, values, base }: Pick<SaveInput, 'mode' | 'id' | 'values' | 'base'>,
): Promise<Result<unknown>> {
  // The form's values are made by valuesOf and changed by the fields' own controls.
  const body = bodyOf(entity.fields, mode, values as Values, base as Values);
  return await writeAndInvalidate(api, {
    changed: entity,
    recent: {
      area: entity.path,
      action: mode,
      id,
      name: nameIn(entity, values as Values),
      fields: changedFieldsOf(entity, base as Values, values as Values),
    },
    send: () =>
      id === null
        ? createRecord(api, declared(entity.endpoints.create), body)
        : updateRecord(api, declared(entity.endpoints.update), id, body),
  });
}

/** What a record is called by what its form holds. */
function nameIn(entity: Entity, values: Values): string {
  return rowTitle(entity, { ...values, id: 0 });
}
