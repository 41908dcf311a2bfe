import type { PlannedCall } from '#machines/sync/machine.ts';
import type { Api } from '../api.ts';
import { clientsOf } from '../http/client.ts';
import { resultOf } from '../http/result-of.ts';
import { anySchema } from '../schema/list-schemas.ts';

/** Makes the service worker fetch and cache a response. Resolves with whether the server responded. */
export async function refreshCachedCall(
  api: Api,
  { path, query }: PlannedCall,
  cancelled: AbortSignal,
): Promise<boolean> {
  // The sync plan contains only calls of the contract.
  const get = clientsOf(api).cached.GET as (path: string, init: object) => Promise<Reply>;
  const result = await resultOf(api, { kind: 'read', schema: anySchema, cancelled }, ({ signal }) =>
    get(path, { params: { query }, signal, cache: 'reload' }),
  );
  return result.kind === 'ok' && result.cachedAt === undefined;
}

type Reply = Awaited<ReturnType<ReturnType<typeof clientsOf>['cached']['GET']>>;
