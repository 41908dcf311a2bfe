import type { Endpoint } from '#fields/endpoint.ts';
import type { ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { type ListData, listSchema } from '../schema/list-schemas.ts';
import { listParams, send } from './entity-calls.ts';

interface ListRequest {
  readonly query: ListQuery;
  /** Fixed parameters of the entity's list call. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

/** Reads one page of a list from the server: the result neither comes from the cache nor is stored in it. */
export function listRowsUncached(
  api: Api,
  endpoint: Endpoint,
  { query, fixed, signal }: ListRequest,
): Promise<Result<ListData>> {
  return send(api, endpoint, { kind: 'read', schema: listSchema }, { query: listParams(query, fixed), signal });
}
