import type { Context } from 'hono';
import type { Contract, FoundOperation } from '#openapi/validator.ts';
import { isAdmin } from '../auth/own-account.ts';
import { findSignedIn, type SignedIn } from '../auth/sessions.ts';
import type { Call, Caller, Operation, OperationId, Operations } from '../contract/operation.ts';
import { publicOperations } from '../contract/public-operations.ts';
import type { Services } from '../services.ts';
import { checkRequest } from './check-request.ts';
import { onceOnly } from './once-only.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

interface Dispatcher extends Pick<Services, 'db' | 'clock'> {
  readonly contract: Contract;
  readonly operations: Operations;
  readonly callerOf: (c: Context) => Caller;
}

/** Answers a request of the contract: who asks, what is asked, whether it may be, and then the operation itself. */
export function dispatch({ contract, operations, callerOf, db, clock }: Dispatcher) {
  return async (c: Context): Promise<Response> => {
    const found = contract.findOperation(c.req.method, c.req.path);
    if (found === undefined) throw new Refusal(404, 'There is no such call');
    const { operationId } = found;
    // Which of the operations it is is known at run time only; `Operations` has typed each of them.
    const operation = operations[operationId] as Operation<OperationId>;
    const now = clock();
    const person = isPublic(operationId) ? undefined : await signedIn(c, { db, now });
    if (person !== undefined && operation.anyRole !== true) requireAdmin(person);

    const { query, params, body } = await readRequest(c, found);
    checkRequest(contract, { operationId, query, params, body }, operation.rules);
    const call = { query, params, body, caller: callerOf(c), now, person } as unknown as Call<OperationId>;
    const answer = () => operation.answer(call);
    if (operation.once !== true || person === undefined) return c.json(await answer());
    const scope = { sessionId: person.sessionId, operationId, body };
    return c.json(await onceOnly({ db, clock }, scope, answer));
  };
}

async function readRequest(c: Context, { pathParams }: FoundOperation) {
  const writes = c.req.method === 'POST' || c.req.method === 'PATCH';
  return { query: c.req.query(), params: pathParams, body: writes ? await readBody(c.req.raw) : undefined };
}

function isPublic(operationId: OperationId): boolean {
  return publicOperations.some((id) => id === operationId);
}

async function signedIn(c: Context, { db, now }: { db: Services['db']; now: Date }): Promise<SignedIn> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const person = token === undefined ? undefined : await findSignedIn(db, token, now);
  if (person === undefined) throw new Refusal(401, 'Please sign in');
  return person;
}

function requireAdmin(person: SignedIn): void {
  if (!isAdmin(person)) throw new Refusal(403, 'Only an admin may do this');
}
