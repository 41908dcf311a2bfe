import type { Api } from '#api/api.ts';
import { listRows, readRecord } from '#api/calls/entity-calls.ts';
import type { ListData } from '#api/schema.ts';
import { textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { rowName, titleMembers } from '#entities/row-name.ts';
import { type Field, type Fields, fieldsOn, specifiedFields, type Value, type Values } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import { valuesOf } from '#fields/wire.ts';
import type { LookUpInput } from '#machines/form/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Candidate, Found } from '#machines/look-up.ts';
import { judge } from '#machines/look-up.ts';
import type { Result } from '#machines/result.ts';
import { requireDeclared } from '../require-declared.ts';
import { withPictureUrls } from '../with-picture-urls.ts';
import { lookUpCreateRepeatedly } from './look-up-repeatedly.ts';

/** The most rows that a list call returns. */
const rowsPerPage = 100;
/** The most records that a lookup reads. */
const maxCandidates = 5;

interface Lookup extends Pick<LookUpInput, 'values' | 'newestBefore' | 'isRepeated'> {
  readonly signal: AbortSignal;
}

/** Looks up a create without a response in the entity's list. */
export async function lookUpCreate(api: Api, entity: Entity, lookup: Lookup): Promise<Result<Found>> {
  return await lookUpCreateRepeatedly(() => lookOnce(api, entity, lookup), lookup);
}

/**
 * Searches the entity's list for the name on the server, reads the newest records with that name and compares all fields
 * that were sent. Only reads.
 */
async function lookOnce(api: Api, entity: Entity, { values, newestBefore, signal }: Lookup): Promise<Result<Found>> {
  // `valuesOf` and the fields' controls make only valid `Values`.
  const sent = values as Values;
  const [searchedMember = ''] = titleMembers(entity);
  const query = { page: 1, perPage: rowsPerPage, search: textOf(sent[searchedMember]).trim() };
  const list = await listRows(api, entity.endpoints.list, query, {
    fixed: entity.listQuery,
    signal,
    access: 'signed',
  });
  if (list.kind !== 'ok') return list;
  // A cached page is older than the send.
  if (list.cachedAt !== undefined) return { kind: 'offline', message: 'The server did not reply' };
  const rows = rowsWithSameTitle(entity, sent, list.data).filter(
    ({ id }) => !(Number(id) <= (newestBefore ?? -Infinity)),
  );

  const candidates: Candidate[] = [];
  for (const { id } of rows.slice(0, maxCandidates)) {
    const result = await readRecord(api, requireDeclared(entity.endpoints.read), id, { signal });
    // The record was removed after the list was read.
    if (result.kind === 'rejected') continue;
    if (result.kind !== 'ok') return result;
    candidates.push(candidateOf(api, entity, sent, result.data));
  }
  const isComplete = rows.length <= maxCandidates && hasNewest(list.data);
  return { kind: 'ok', message: '', data: judge({ candidates, isComplete, newestBefore }) };
}

/** The rows that equal the sent record in all members of its title, newest first. */
function rowsWithSameTitle(entity: Entity, sent: Values, { data }: ListData): readonly ListRow[] {
  const named = titleMembers(entity).flatMap((name) => {
    const field = entity.fields[name];
    return field === undefined ? [] : [[name, field] as const];
  });
  const fields = Object.fromEntries(named);
  return data
    .filter((row) => differsFromSent(fields, sent, valuesOf(fields, 'create', row)).length === 0)
    .toSorted((one, other) => Number(other.id) - Number(one.id));
}

/** Whether the page contains the newest rows: it is the only page, or the list starts with the newest. */
function hasNewest({ data, totalPageCount }: ListData): boolean {
  return totalPageCount <= 1 || data.every(({ id }, at) => at === 0 || Number(id) < Number(data[at - 1]?.id));
}

function candidateOf(api: Api, entity: Entity, sent: Values, record: ListRow): Candidate {
  return {
    id: record.id,
    name: rowName(entity, record),
    differing: differsFromSent(entity.fields, sent, valuesOf(entity.fields, 'create', record)),
    values: valuesOf(entity.fields, 'edit', withPictureUrls(api, entity, record)),
  };
}

/**
 * The names of the fields in which a stored record differs from a sent create. Servers trim texts, reformat numbers and
 * times, and clean formatted text; such values count as equal. Passwords are never returned, so they are not compared.
 * For an image only its presence is compared.
 *
 * @param stored the record as values of the create form
 */
export function differsFromSent(fields: Fields, sent: Values, stored: Values): readonly string[] {
  return fieldsOn('create', specifiedFields(fields))
    .filter(([name, field]) => normalize(field, sent[name] ?? '') !== normalize(field, stored[name] ?? ''))
    .map(([name]) => name);
}

function normalize(field: Field, value: Value): string {
  return kindOf(field).normalized(field, value, normalize);
}
