import type { Api, OwnApi } from '#api/api.ts';
import { createRecord, readRecord, updateRecord } from '#api/calls/entity-calls.ts';
import { readPicture } from '#api/calls/read-picture.ts';
import { createKeyLifeMs } from '#domain/create-key.ts';
import type { Entity } from '#entities/define.ts';
import { rowTitle } from '#entities/row-name.ts';
import { specifiedFields, type Value, type Values } from '#fields/field.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import type { Text } from '#i18n/text.ts';
import { effectOf } from '#machines/effect.ts';
import { formMachine } from '#machines/form/machine.ts';
import { OFFLINE } from '#machines/form/texts.ts';
import type { FormValues, SaveInput } from '#machines/form/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Failure, Result } from '#machines/result.ts';
import { capabilitiesInTime, knownCapabilities } from '#session/capabilities/capabilities.ts';
import { idIn } from './id-in.ts';
import { lookUpCreate } from './look-up/look-up-create.ts';
import { lookUpRepeatedly } from './look-up/look-up-repeatedly.ts';
import { findCreate, sendRepeatedly } from './look-up/repeat-create.ts';
import { readOpenedRecord } from './prefetch-record.ts';
import { preparedValues } from './prepared-values.ts';
import { changedFieldsOf } from './recent-changes.ts';
import { requireDeclared } from './require-declared.ts';
import { withTableNotes, writeTableNotes } from './table-notes.ts';
import { withPictureUrls } from './with-picture-urls.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

/** Said in place of the server: nothing was sent. */
const STORAGE_FULL: Text = 'The storage of this device is full, so the penalties could not be saved. Nothing was sent.';

const noNotes = { settle: () => undefined, undo: () => undefined };

export interface FormDependencies {
  /** Stores a save that cannot be sent now. False if it was not stored. */
  readonly store: (input: SaveInput) => Promise<boolean>;
  /** Stores that a save is about to be sent. The save waits for it. A failure: nothing must be sent, and why. */
  readonly noteSending: (input: SaveInput) => Promise<Failure | null>;
  /** Called with the result of what was sent, or could not be sent. The save waits for it. */
  readonly noteResult?: (result: Result<unknown, FormValues>) => Promise<void>;
  /** The highest id that this device has seen in the list; null if unknown. */
  readonly newestId?: () => number | null;
  /** Stores the id of a created record: see `VisibleRows.noteNewestId`. */
  readonly noteCreated?: (id: unknown) => void;
  /** Called with the record each time it is read, with members that no field shows. */
  readonly noteRecord?: (record: ListRow) => void;
}

/** The form machine with an entity's read, create and update calls. */
export function formLogic(api: OwnApi, entity: Entity, dependencies: FormDependencies) {
  const { store, noteSending, noteResult, newestId, noteCreated, noteRecord } = dependencies;
  const toValues = (result: Result<ListRow>) => {
    if (result.kind === 'ok') noteRecord?.(withPictureUrls(api, entity, result.data));
    return toFormValues(api, entity, result);
  };
  let sentAt = Date.now();
  /** As `FormInput.newestBefore`, at the first send. */
  let newestBefore: number | null = null;
  /** What the last send wrote to the device. */
  let notes: ReturnType<typeof writeTableNotes> = null;
  return formMachine.provide({
    actors: {
      load: effectOf(async ({ input, signal }) => {
        const id = requireDeclared(input.id ?? undefined);
        if (input.isDuplicate) return await copyValues(api, entity, id, signal);
        if (input.isOpened) return toValues(await readOpenedRecord(api, entity, id, signal));
        const read = () => readRecord(api, requireDeclared(entity.endpoints.read), id, { signal });
        const load = async () => toValues(await withVersion(api, read()));
        if (!input.isSaved) return await load();
        const result = await loadSaved(load, { isSaved: input.isSaved, signal });
        if (result.kind !== 'ok' || input.isSaved(result.data) || notes === null) return result;
        notes.undo();
        return await load();
      }),
      save: effectOf(async ({ input, signal }) => {
        notes = hasTable(entity) ? await noteTable(api, input) : noNotes;
        if (notes === null) return { kind: 'rejected', message: STORAGE_FULL, errors: [] };
        const refusal = await noteSending(input);
        if (refusal !== null) {
          notes.undo();
          return refusal;
        }
        sentAt = Date.now();
        if (!input.isUnsure) newestBefore = newestId?.() ?? null;
        const result = await saveValues(api, entity, { ...input, signal });
        if (input.mode === 'create' && result.kind === 'ok') noteCreated?.(idIn(result.data));
        if (result.kind === 'ok') notes.settle(input.id ?? idIn(result.data) ?? 'new');
        // A check of the record shows what became of a save without a response.
        else if (result.kind !== 'unknown') notes.undo();
        await noteResult?.(result);
        return result;
      }),
      lookUp: effectOf(async ({ input, signal }) => {
        const hasKey = input.hasKey && Date.now() - sentAt < createKeyLifeMs;
        const result = await findCreate(api, { ...input, hasKey }, () =>
          lookUpCreate(api, entity, { ...input, newestBefore: newestBefore ?? input.newestBefore, signal }),
        );
        if (result.kind === 'ok' && result.data.kind === 'saved') {
          noteCreated?.(result.data.candidate.id);
          notes?.settle(result.data.candidate.id);
        }
        return result;
      }),
      store: effectOf(
        ({ input }) => store(input),
        () => false,
      ),
    },
  });
}

/** Saves a form with what is known of the server now: a form opens before the server has said what it offers. */
export function saveEvent(api: Api) {
  const { idempotency, versions } = knownCapabilities(api);
  return { type: 'form.save', isKeyed: idempotency, isUnversioned: !versions } as const;
}

/** The current values of a record, read from the server. */
export async function loadValues(
  api: Api,
  entity: Entity,
  id: number | string,
  signal?: AbortSignal,
): Promise<Result<FormValues>> {
  const reading = readRecord(api, requireDeclared(entity.endpoints.read), id, { signal });
  return toFormValues(api, entity, await withVersion(api, reading));
}

/** The record that is read, without its `ETag` if the server does not say that it has versions. */
async function withVersion(api: Api, reading: Promise<Result<ListRow>>): Promise<Result<ListRow>> {
  const [result, { versions }] = await Promise.all([reading, capabilitiesInTime(api)]);
  if (result.kind !== 'ok' || versions) return result;
  return { kind: 'ok', data: result.data, message: result.message };
}

/** Reads a record whose save had no response. Repeats the read while the request may still arrive. */
export async function loadSaved(
  load: () => Promise<Result<FormValues>>,
  { isSaved, signal }: { readonly isSaved: (record: FormValues) => boolean; readonly signal: AbortSignal },
): Promise<Result<FormValues>> {
  return await lookUpRepeatedly(load, { isMissing: (result) => result.kind === 'ok' && !isSaved(result.data), signal });
}

function toFormValues(api: Api, entity: Entity, result: Result<ListRow>): Result<FormValues> {
  return result.kind === 'ok' ? { ...result, data: formValuesOf(api, entity, result.data) } : result;
}

function formValuesOf(api: Api, entity: Entity, record: ListRow): FormValues {
  const noted = hasTable(entity) ? withTableNotes(api, record) : record;
  return valuesOf(entity.fields, 'edit', withPictureUrls(api, entity, noted));
}

const hasTable = ({ path }: Entity) => path === 'tournament';

/** A server with rulesets has what the device stores for others. */
async function noteTable(api: Api, { id, values }: SaveInput) {
  const { rulesets } = await capabilitiesInTime(api);
  return writeTableNotes(api, id, rulesets ? {} : values);
}

async function sentFields(api: Api, entity: Entity) {
  const hasAll = !hasTable(entity) || (await capabilitiesInTime(api)).rulesets;
  return hasAll ? entity.fields : specifiedFields(entity.fields);
}

interface Save extends Pick<SaveInput, 'mode' | 'id' | 'values' | 'base' | 'version' | 'key'> {
  /** The UUID of the user's action, if it has several saves. */
  readonly series?: string;
  readonly signal: AbortSignal;
}

/** Creates a record, or updates the record with `id`. */
export async function saveValues(
  api: OwnApi,
  entity: Entity,
  { mode, id, values: chosen, base, version, key, series, signal }: Save,
): Promise<Result<unknown, FormValues>> {
  const prepared = await preparedIfPictured(chosen);
  if (prepared.kind === 'rejected') return prepared;
  // The form or the import has closed meanwhile.
  if (signal.aborted) return OFFLINE;
  const { values } = prepared;
  // `valuesOf` and the fields' controls make only valid `Values`.
  const body = bodyOf(await sentFields(api, entity), mode, values as Values, base as Values);
  const result = await writeAndInvalidate(api, {
    changed: entity,
    // The same create may be sent from two windows: it is one action.
    series: series ?? key ?? undefined,
    recent: {
      area: entity.path,
      action: mode,
      id,
      name: rowTitle(entity, { ...values, id: 0 }),
      fields: changedFieldsOf(entity, base as Values, values as Values),
    },
    send: (options): Promise<Result<unknown, ListRow>> => {
      const { create, update } = entity.endpoints;
      if (id !== null) return updateRecord(api, requireDeclared(update), id, body, { ...options, version });
      const send = () => createRecord(api, requireDeclared(create), body, { ...options, key });
      return sendRepeatedly(send, { key, signal });
    },
  });
  if (result.kind !== 'outdated') return result;
  return { ...result, current: formValuesOf(api, entity, result.current) };
}

async function preparedIfPictured(values: FormValues) {
  if (!Object.values(values).some((value) => value instanceof Blob)) return { kind: 'ok', values } as const;
  return await preparedValues(values);
}

/** The values of a new record that copies another. Pictures are copied as files; those that cannot be read are left out. */
async function copyValues(
  api: Api,
  entity: Entity,
  id: number | string,
  signal?: AbortSignal,
): Promise<Result<Values>> {
  const result = await readRecord(api, requireDeclared(entity.endpoints.read), id, { signal });
  if (result.kind !== 'ok') return result;
  const values = valuesOf(entity.fields, 'create', withPictureUrls(api, entity, result.data));
  const pictures = Object.entries(entity.fields)
    .filter(([, field]) => field.kind === 'image')
    .map(async ([name]): Promise<[string, Value]> => [name, (await readPicture(api, values[name], signal)) ?? '']);
  const copy = { ...values, ...Object.fromEntries(await Promise.all(pictures)) };
  return { ...result, data: entity.copied?.(copy) ?? copy };
}
