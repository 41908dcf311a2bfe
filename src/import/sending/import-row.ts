import type { Api, OwnApi } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { rowTitle } from '#entities/row-name.ts';
import type { Values } from '#fields/field.ts';
import { valuesOf } from '#fields/wire.ts';
import type { FormValues } from '#machines/form/types.ts';
import { REPEATED_NOT_SAVED } from '#machines/import/texts.ts';
import type { LookUpResult, RowToSend, SentRow } from '#machines/import/types.ts';
import type { Result } from '#machines/result.ts';
import { loadSaved, loadValues, saveValues } from '#records/form-logic.ts';
import { idIn } from '#records/id-in.ts';
import { differsFromSent, lookUpCreate } from '#records/look-up/look-up-create.ts';
import { findCreate } from '#records/look-up/repeat-create.ts';

/** Sends a row of an import. An update is compared with the version of the record that was read just before. */
export async function sendRow(
  api: OwnApi,
  entity: Entity,
  row: RowToSend,
  signal: AbortSignal,
): Promise<Result<SentRow>> {
  const { values, series } = row;
  if (row.action === 'create') {
    const base = valuesOf(entity.fields, 'create');
    const { key } = row;
    const created = { ...base, ...values };
    const common = { base, version: null, key, series, signal } as const;
    return sentRow(await saveValues(api, entity, { ...common, mode: 'create', id: null, values: created }));
  }
  if (row.existing.length === 0) return { kind: 'rejected', message: REPEATED_NOT_SAVED, errors: [] };
  const id = existingId(row);
  const read = await loadValues(api, entity, id, signal);
  if (read.kind !== 'ok') return read;
  const { data: base, version = null } = read;
  // A row of an export that was not changed.
  if (isUpdated(entity, values, base)) return { kind: 'ok', message: 'Nothing to change', data: { id } };
  const changed = { ...base, ...values };
  const sent = sentRow(
    await saveValues(api, entity, { mode: 'edit', id, base, version, values: changed, key: null, series, signal }),
  );
  return sent.kind === 'ok' ? { ...sent, data: { id } } : sent;
}

/** Finds out what became of a row without a response, as the form does for a save. */
export async function lookUpRow(
  api: Api,
  entity: Entity,
  row: RowToSend,
  { signal, hasKey }: { readonly signal: AbortSignal; readonly hasKey: boolean },
): Promise<LookUpResult> {
  const { isRepeated, newestBefore } = row;
  if (row.action === 'create') {
    const values = { ...valuesOf(entity.fields, 'create'), ...row.values };
    const result = await findCreate(api, { hasKey, isRepeated }, () =>
      lookUpCreate(api, entity, { values, newestBefore, isRepeated, signal }),
    );
    const isNotSaved = result.kind === 'ok' && result.data.kind === 'notSaved';
    return hasKey && isNotSaved ? repeatable : result;
  }
  const id = existingId(row);
  const isSaved = (record: FormValues) => isUpdated(entity, row.values, record);
  const load = () => loadValues(api, entity, id, signal);
  const read = isRepeated ? await loadSaved(load, { isSaved, signal }) : await load();
  if (read.kind !== 'ok') return read;
  if (!isSaved(read.data)) return repeatable;
  const candidate = { id, name: rowTitle(entity, { ...read.data, id }), differing: [], values: read.data };
  return { kind: 'ok', message: '', data: { kind: 'saved', candidate } };
}

const repeatable: LookUpResult = { kind: 'ok', message: '', data: { kind: 'repeatable' } };

/** Whether the record has all values of the row. */
function isUpdated({ fields }: Entity, values: FormValues, record: FormValues): boolean {
  // `valuesOf` and the conversion of the sheet make only valid `Values`.
  return differsFromSent(fields, { ...record, ...values } as Values, record as Values).length === 0;
}

function existingId({ existing }: RowToSend): number | string {
  const [record] = existing;
  if (record === undefined) throw new Error('The row updates no record');
  return record.id;
}

function sentRow(result: Result<unknown>): Result<SentRow> {
  if (result.kind !== 'ok') return result;
  return { ...result, data: { id: idIn(result.data) ?? null } };
}
