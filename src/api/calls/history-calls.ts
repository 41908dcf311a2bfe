import * as z from 'zod/mini';
import { shownName } from '#domain/record-row.ts';
import type {
  HistoryAction,
  HistoryEntry,
  HistoryPage,
  HistoryQuery,
  RestoredRecord,
  RestoreResult,
} from '#machines/history/types.ts';
import type { Result } from '#machines/result.ts';
import type { Api, OwnApi } from '../api.ts';
import { resultOf, versionIn } from '../result-of.ts';
import { isObject, readRow, type Schema, schemaOf } from '../schema.ts';
import { headersOf, recordSchema } from './entity-calls.ts';

const insideRows = z.array(z.record(z.string(), z.unknown()));

const actions = [
  'create',
  'update',
  'status',
  'delete',
  'restore',
  'import',
  'password',
  'send',
] as const satisfies readonly HistoryAction[];

const changeSchema = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  rows: z.optional(
    z.object({
      added: insideRows,
      removed: insideRows,
      changed: z.array(
        z.object({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) }),
      ),
    }),
  ),
});

const entrySchema = z.pipe(
  z.object({
    id: z.int(),
    entity: z.string(),
    record_id: z.int(),
    record_name: z.string(),
    // A later server may have more kinds of changes.
    action: z.catch(z.enum(actions), 'update'),
    at: z.string(),
    user: z.object({ id: z.nullable(z.int()), name: z.string() }),
    series_id: z.nullable(z.string()),
    changes: z.array(changeSchema),
    is_restorable: z.boolean(),
  }),
  z.transform(
    ({ record_id, record_name, user, series_id, is_restorable, ...entry }): HistoryEntry => ({
      ...entry,
      recordId: record_id,
      recordName: shownName(record_name) || `#${record_id}`,
      user: { ...user, name: shownName(user.name) || `#${user.id ?? ''}` },
      seriesId: series_id,
      isRestorable: is_restorable,
    }),
  ),
);

/** A page of the history: the same members as a page of every list. */
export const historySchema: Schema<HistoryPage> = z.pipe(
  z.object({ data: z.array(entrySchema), totalData: z.int(), totalPageCount: z.int() }),
  z.transform(({ data, ...counts }): HistoryPage => ({ rows: data, ...counts })),
);

/** GET /api/v1/history. Only for a server with the capability `history`; its response is never cached. */
export function listHistory(api: Api, asked: HistoryQuery, signal?: AbortSignal): Promise<Result<HistoryPage>> {
  const query = wireQuery(asked);
  return resultOf(api, { kind: 'read', schema: historySchema, signal }, (client) =>
    client.GET('/api/v1/history', { params: { query } }),
  );
}

function wireQuery({ page, perPage, search, filters = {} }: HistoryQuery) {
  const { entity, recordId, userId, action, seriesId, from, to } = filters;
  return {
    page: String(page),
    listPerPage: String(perPage),
    ...(search && { search }),
    ...(entity && { entity }),
    ...(recordId && { id: recordId }),
    ...(userId && { user: userId }),
    ...(action && { action }),
    ...(seriesId && { series: seriesId }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

const restoredSchema = schemaOf((data): { readonly record: RestoredRecord } | undefined => {
  if (data === null || data === undefined) return { record: null };
  const record = readRow(data);
  return record && { record };
});

interface Restore {
  /** The entry to undo. */
  readonly id: number;
  /** Replaces the later changes that the user has seen. Null if they had no version. Undefined replaces none. */
  readonly seen?: { readonly version: string | null } | undefined;
  /** The UUID of the user's action, if it undoes several changes. */
  readonly series?: string | undefined;
}

/**
 * POST /api/v1/history/restore. A 409 or 412 with a record is `outdated`. A 409 without one, when another record
 * prevents the restore, is `rejected` like a 410, when the record is no longer in the trash.
 */
export async function restoreEntry(api: OwnApi, { id, seen, series }: Restore): Promise<RestoreResult> {
  let refusal: unknown;
  let refusedVersion: string | null = null;
  const call = { kind: 'write', schema: restoredSchema, current: recordSchema } as const;
  const headers = headersOf({ version: seen?.version, series });
  const result = await resultOf(api, call, async (client) => {
    const body = { id, ...(seen && { force: 1 }) };
    const reply = await client.POST('/api/v1/history/restore', { body, headers });
    refusal = reply.response.status === 409 ? reply.error : undefined;
    refusedVersion = versionIn(reply.response);
    return reply;
  });
  if (result.kind === 'ok') return { ...result, data: result.data.record };
  const current = isObject(refusal) ? readRow(refusal['data']) : undefined;
  return result.kind === 'rejected' && current
    ? { kind: 'outdated', message: result.message, current, version: refusedVersion }
    : result;
}
