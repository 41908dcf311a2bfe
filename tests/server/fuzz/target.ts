import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { openSession } from '#server/auth/sessions/sessions.ts';
import { createCallJudge } from '../../support/contract/call-judge.ts';
import type { Body } from '../support/api-response.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { type FuzzedRequest, requestOf } from './request.ts';

/** A server to test, with an admin whose token does not expire during the test. */
export interface Target {
  readonly app: TestApp;
  readonly bearer: string;
  /** Sends a request of the admin. Throws for an invalid response. */
  readonly ask: (request: FuzzedRequest) => Promise<Reply>;
  /** The same for a request of any kind. */
  readonly send: (request: Request) => Promise<Response>;
}

export interface Reply {
  readonly status: number;
  readonly body: Body;
}

const judge = createCallJudge();
const internals = /\\n +at |node_modules|PostgreSQL|drizzle|Failed query/i;

/** The errors of a response that are independent of the request. */
function errorsOf({ method, url }: Request, { status, headers }: Response, text: string): readonly string[] {
  const errors = [...judge.answer({ method, path: new URL(url).pathname }, status, text)];
  if (errors.length > 0) return errors;
  const body = JSON.parse(text) as Omit<Body, 'errors'> & Partial<Pick<Body, 'errors'>>;
  if (body.status !== (status === 200)) errors.push(`HTTP ${status} has status: ${String(body.status)}`);
  if (body.message === '') errors.push('The message is empty');
  for (const { path: where, msg } of body.errors ?? []) {
    if (msg === '' || where.length > 200) errors.push(`An error cannot be shown: ${JSON.stringify({ where, msg })}`);
  }
  if (status !== 200 && internals.test(text)) errors.push(`The response reveals internals: ${text.slice(0, 300)}`);
  if (headers.get('cache-control') !== 'no-store') errors.push('The response may be cached');
  if (headers.get('x-content-type-options') !== 'nosniff') errors.push('The type of the response may be guessed');
  return errors;
}

/** One server and one database for the fuzz tests of a file. */
export function withTarget(): () => Target {
  let opened: Target | undefined;
  beforeAll(async () => {
    const app = await openTestApp();
    // Generated requests contain low ids, and must not end this session.
    await app.db.execute(sql`alter table sessions alter id restart with 1000`);
    const device = { userId: 1, device: '', address: '' };
    const { accessToken: bearer } = await openSession(app.db, device, new Date('2090-01-01'));
    let sent = 0;
    const send = async (request: Request) => {
      if (!request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${bearer}`);
      // A new address for each request, so that limits by address do not apply.
      sent += 1;
      request.headers.set('x-test-address', `2001:db8::${sent.toString(16)}`);
      const response = await app.fetch(request);
      const errors = errorsOf(request, response, await response.clone().text());
      const causes = app.faults.map((fault) =>
        fault instanceof Error ? `${fault.message} ${String(fault.cause)}` : fault,
      );
      if (errors.length > 0) throw new Error([...errors, ...causes].join('\n').slice(0, 2000));
      return response;
    };
    const ask = async (request: FuzzedRequest) => {
      const response = await send(requestOf(request));
      return { status: response.status, body: (await response.json()) as Body };
    };
    opened = { app, bearer, send, ask };
  });
  afterAll(async () => {
    await opened?.app.close();
  });
  return () => {
    if (opened === undefined) throw new Error('The server runs inside tests only');
    return opened;
  };
}
