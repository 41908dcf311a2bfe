import type { Endpoint } from '#fields/endpoint.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { type ListData, listSchema } from '../schema/list-schemas.ts';
import { type ListQuery, listParams, send } from './entity-calls.ts';

interface Asked {
  readonly query: ListQuery;
  /** What the list call carries besides. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

/** One page of a list as the server has it now: neither answered with a copy nor kept as one. */
export function freshRows(api: Api, endpoint: Endpoint, { query, fixed, signal }: Asked): Promise<Result<ListData>> {
  return send(api, endpoint, { kind: 'read', schema: listSchema }, { query: listParams(query, fixed), signal });
}
