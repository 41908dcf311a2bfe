import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { createPendingCalls } from '#domain/pending-calls.ts';
import { shownName, textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { titleMembers } from '#entities/row-name.ts';
import type { ListRow } from '#machines/list/types.ts';

/** The most rows that a list call returns. */
const rowsPerPage = 100;

interface Named {
  /** The values of the form. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The id of the record in the form; null for a new one. */
  readonly id: number | string | null;
  readonly signal: AbortSignal;
}

/**
 * Another record with the same name, from the first page that the list's search returns; null if there is none or the
 * server does not respond. The call shows no notice, is not repeated and not cached.
 */
export async function findSameName(api: Api, entity: Entity, { values, id, signal }: Named): Promise<ListRow | null> {
  const members = titleMembers(entity);
  const search = textOf(values[members[0] ?? '']).trim();
  const silent: Api = { ...api, pending: createPendingCalls(), canRetry: () => false };
  const query = { page: 1, perPage: rowsPerPage, search };
  const request = { fixed: entity.listQuery, signal, access: 'signed' } as const;
  const result = await listRows(silent, entity.endpoints.list, query, request);
  if (result.kind !== 'ok') return null;
  const isSame = (row: ListRow) => members.every((member) => comparable(row[member]) === comparable(values[member]));
  return result.data.data.find((row) => String(row.id) !== String(id) && isSame(row)) ?? null;
}

const comparable = (value: unknown) => shownName(value).trim().toLowerCase();
