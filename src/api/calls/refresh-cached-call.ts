import type { Api } from '../api.ts';
import { answerOf } from '../http/answer-of.ts';
import { clientsOf } from '../http/client.ts';
import { anySchema } from '../schema/list-schemas.ts';

interface KeptCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Has the service worker fetch an answer and keep it, past every copy. Resolves with whether the server has answered. */
export async function renewCopy(api: Api, { path, query }: KeptCall, cancelled: AbortSignal): Promise<boolean> {
  // Which call of the contract it is, only the plan knows.
  const get = clientsOf(api).kept.GET as (path: string, init: object) => Promise<Reply>;
  const answer = await answerOf(api, { kind: 'read', schema: anySchema, cancelled }, ({ signal }) =>
    get(path, { params: { query }, signal, cache: 'reload' }),
  );
  return answer.kind === 'ok' && answer.keptAt === undefined;
}

type Reply = Awaited<ReturnType<ReturnType<typeof clientsOf>['kept']['GET']>>;
