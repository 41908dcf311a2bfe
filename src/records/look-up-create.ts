import type { Api } from '#api/api.ts';
import { freshRows } from '#api/calls/fresh-rows.ts';
import { readRecord } from '#api/calls/record-calls.ts';
import type { ListData, RecordData } from '#api/schema/list-schemas.ts';
import type { Entity } from '#entities/define.ts';
import { memberText, rowName, titleMembers } from '#entities/row-name.ts';
import { differsFromSent } from '#fields/differs-from-sent.ts';
import type { Values } from '#fields/field.ts';
import { valuesOf } from '#fields/wire.ts';
import type { LookUpInput } from '#machines/form/types.ts';
import { judge } from '#machines/look-up/judge.ts';
import type { Candidate, Found } from '#machines/look-up/types.ts';
import type { Result } from '#machines/result.ts';
import { declared } from './declared.ts';
import { lookForCreate } from './look-up-repeatedly.ts';
import { withPictureUrls } from './with-picture-urls.ts';

/** Rows of a list that one call answers with at most. */
const rowsPerPage = 100;
/** Records that a lookup reads at most. */
const mostCandidates = 5;

interface Lookup extends Pick<LookUpInput, 'values' | 'newestBefore' | 'isRepeated'> {
  readonly signal: AbortSignal;
}

/** Looks up a create without a response in the entity's list. */
export async function lookUpCreate(api: Api, entity: Entity, lookup: Lookup): Promise<Result<Found>> {
  return await lookForCreate(() => lookOnce(api, entity, lookup), lookup);
}

/**
 * Searches the entity's list for the name, past every cached page, reads the newest records of that name and compares all
 * fields that were sent. Sends nothing but reads.
 */
async function lookOnce(api: Api, entity: Entity, { values, newestBefore, signal }: Lookup): Promise<Result<Found>> {
  // The form's values are made by valuesOf and changed by the fields' own controls.
  const sent = values as Values;
  const [searched = ''] = titleMembers(entity);
  const query = { page: 1, perPage: rowsPerPage, search: memberText({ ...sent, id: 0 }, searched).trim() };
  const list = await freshRows(api, entity.endpoints.list, { query, fixed: entity.listQuery, signal });
  if (list.kind !== 'ok') return list;
  // A cached page is older than the send.
  if (list.cachedAt !== undefined) return { kind: 'offline', message: 'The server did not answer' };
  const rows = rowsOfName(entity, sent, list.data).filter(({ id }) => !(Number(id) <= (newestBefore ?? -Infinity)));

  const candidates: Candidate[] = [];
  for (const { id } of rows.slice(0, mostCandidates)) {
    const answer = await readRecord(api, declared(entity.endpoints.read), id, signal);
    // Removed since the list was read.
    if (answer.kind === 'rejected') continue;
    if (answer.kind !== 'ok') return answer;
    candidates.push(candidateOf(api, entity, sent, answer.data));
  }
  const isComplete = rows.length <= mostCandidates && hasNewest(list.data);
  return { kind: 'ok', message: '', data: judge({ candidates, isComplete, newestBefore }) };
}

/** The rows that read as the sent record in all members that name it, newest first. */
function rowsOfName(entity: Entity, sent: Values, { data }: ListData): readonly RecordData[] {
  const named = titleMembers(entity).flatMap((name) => {
    const field = entity.fields[name];
    return field === undefined ? [] : [[name, field] as const];
  });
  const fields = Object.fromEntries(named);
  return data
    .filter((row) => differsFromSent(fields, sent, valuesOf(fields, 'create', row)).length === 0)
    .toSorted((one, other) => Number(other.id) - Number(one.id));
}

/** The newest rows cannot be on another page: there is none, or the list begins with the newest. */
function hasNewest({ data, totalPageCount }: ListData): boolean {
  return totalPageCount <= 1 || data.every(({ id }, at) => at === 0 || Number(id) < Number(data[at - 1]?.id));
}

function candidateOf(api: Api, entity: Entity, sent: Values, record: RecordData): Candidate {
  return {
    id: record.id,
    name: rowName(entity, record),
    differing: differsFromSent(entity.fields, sent, valuesOf(entity.fields, 'create', record)),
    values: valuesOf(entity.fields, 'edit', withPictureUrls(api, entity, record)),
  };
}
