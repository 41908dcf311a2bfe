import type { Context, Env } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Contract, FoundOperation } from '#openapi/validator.ts';
import { isAdmin } from '#server/auth/account/own-account.ts';
import { createRequestTurns, largeTurnLimits, requestTurnLimits } from '#server/auth/limits/request-turns.ts';
import { findSession, type UserSession } from '#server/auth/sessions/sessions.ts';
import { shareLookups } from '#server/auth/sessions/shared-lookups.ts';
import { retryRead } from '#server/db/retry.ts';
import { currentRequest } from '#server/observability/current-request.ts';
import type { Call, Caller, Change, Operation, OperationId, Operations } from '../contract/operation.ts';
import { publicOperations } from '../contract/public-operations.ts';
import type { Services } from '../services.ts';
import { authorOf } from './author-of.ts';
import { checkRequest } from './check-request.ts';
import { readBody } from './read-body.ts';
import { noSpace, Refusal } from './refusal.ts';
import { idempotent } from './repeated/idempotent.ts';
import { onceOnly } from './repeated/once-only.ts';
import { requireAuthor } from './require-author.ts';
import { versionHeaders } from './version-headers.ts';
import { hasClientLeft, whenSent } from './when-sent.ts';

interface Dispatcher extends Pick<Services, 'db' | 'clock'> {
  readonly contract: Contract;
  readonly operations: Operations;
  readonly callerOf: (c: Context) => Caller;
  readonly hasSpace: () => Promise<boolean>;
}

/** Handles a request of the contract: authenticates it, checks it, and runs its operation. */
export function dispatch({ contract, operations, callerOf, hasSpace, db, clock }: Dispatcher) {
  const turns = createRequestTurns(requestTurnLimits);
  const largeTurns = createRequestTurns(largeTurnLimits);
  /** Writes wait with their bodies unread, so that those in memory are few. */
  const bodyTurns = createRequestTurns(requestTurnLimits);
  const sessionOf = shareLookups((token) => findSession(db, token, clock()));
  return async (c: Context<Env, string>): Promise<Response> => {
    const found = contract.findOperation(c.req.method, c.req.path);
    if (found === undefined) throw new Refusal(404, 'There is no such call');
    const { operationId, isRead } = found;
    // Before anything is written: PostgreSQL ends when its log cannot grow.
    if (!isRead && !(await hasSpace())) throw noSpace();
    // The operation is known at run time only. `Operations` has checked the type of each one.
    const operation = operations[operationId] as Operation<OperationId>;
    const now = clock();
    noteOperation(operationId);
    const token = tokenOf(c);
    const session = isPublic(operationId) ? undefined : await authenticated();
    if (session !== undefined) requireAuthor(c, session);
    if (session !== undefined && operation.anyRole !== true) requireAdmin(session);
    // Bodies have turns of their own: a slow upload must not delay the session's other requests.
    const endBody = session !== undefined && !isRead ? await bodyTurns.begin(token) : () => undefined;
    try {
      const { query, params, body } = await readRequest(c, found);
      const respond = () => responseTo({ query, params, body }, session);
      return session === undefined ? await respond() : await inTurn(respond);
    } finally {
      endBody();
    }

    /** @throws Refusal 401 without a valid access token. */
    async function authenticated(): Promise<UserSession> {
      const session = token === '' ? undefined : await retryRead(() => sessionOf(token));
      if (session === undefined) throw signInFirst();
      return session;
    }

    /** The turn ends when the client has the response: one that does not read delays only itself. */
    async function inTurn(respond: () => Promise<Response>): Promise<Response> {
      const end = await (operation.isLarge === true ? largeTurns : turns).begin(token);
      if (hasClientLeft(c)) {
        end();
        return clientLeft();
      }
      try {
        const response = await respond();
        whenSent(c, end);
        return response;
      } catch (error) {
        end();
        throw error;
      }
    }

    async function responseTo(
      { query, params, body }: Awaited<ReturnType<typeof readRequest>>,
      session: UserSession | undefined,
    ): Promise<Response> {
      checkRequest(contract, { operationId, query, params, body }, operation);
      const author = session && authorOf(c, session, now);
      const request = { query, params, body, caller: callerOf(c), now, session, author };
      const version = versionHeaders(c);
      // `Call` depends on the operation, which is known at run time only.
      const handle = (change: Pick<Change, 'transact' | 'version'>) =>
        operation.handle({ ...request, ...change } as unknown as Call<OperationId>);
      const run = () => handle({ transact: (work) => db.transaction(work), version });
      if (isRead) return c.json(await retryRead(run));
      if (operation.once === undefined || session === undefined) return c.json(await run());
      const { sessionId, user } = session;
      const key = c.req.header('idempotency-key');
      if (key === undefined) {
        return c.json(
          await onceOnly({ db, clock }, { sessionId, operationId, body }, { run, isCurrent: operation.once }),
        );
      }
      const keyed = { key, userId: user.id, operationId, body, version };
      return c.json(await idempotent(db, keyed, { now, run: handle }));
    }
  };
}

/** Every request needs a response. This one is only seen in the log, with nginx's status for a client that has left. */
const clientLeft = () => new Response(null, { status: 499 });

function noteOperation(operationId: OperationId): void {
  const request = currentRequest();
  if (request !== undefined) request.operation = operationId;
}

/** A form holds one picture of at most 2 MB, and text. A body without a length is read here, so not before its turn. */
const limitBody = bodyLimit({
  maxSize: 4 * 1024 * 1024,
  onError: () => {
    throw new Refusal(413, 'The request is too large');
  },
});

async function readRequest(c: Context<Env, string>, { pathParams }: FoundOperation) {
  const writes = c.req.method === 'POST' || c.req.method === 'PATCH';
  if (writes) await limitBody(c, async () => undefined);
  return { query: c.req.query(), params: pathParams, body: writes ? await readBody(c.req.raw) : undefined };
}

function isPublic(operationId: OperationId): boolean {
  return publicOperations.some((id) => id === operationId);
}

/** The access token of a request; empty without one. */
function tokenOf(c: Context): string {
  return /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

const signInFirst = () => new Refusal(401, 'Please sign in');

function requireAdmin(session: UserSession): void {
  if (!isAdmin(session)) throw new Refusal(403, 'Only an admin may do this');
}
