import type { Api } from '../api.ts';
import { clientsOf } from '../http/client.ts';
import { resultOf } from '../http/result-of.ts';
import { anySchema } from '../schema/list-schemas.ts';

interface CachedCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Has the service worker fetch an answer and keep it, past every copy. Resolves with whether the server has answered. */
export async function refreshCachedCall(
  api: Api,
  { path, query }: CachedCall,
  cancelled: AbortSignal,
): Promise<boolean> {
  // Which call of the contract it is, only the plan knows.
  const get = clientsOf(api).cached.GET as (path: string, init: object) => Promise<Reply>;
  const answer = await resultOf(api, { kind: 'read', schema: anySchema, cancelled }, ({ signal }) =>
    get(path, { params: { query }, signal, cache: 'reload' }),
  );
  return answer.kind === 'ok' && answer.cachedAt === undefined;
}

type Reply = Awaited<ReturnType<ReturnType<typeof clientsOf>['cached']['GET']>>;
