import { afterAll, beforeAll } from 'vitest';
import { openSession } from '#server/auth/sessions.ts';
import { createCallJudge } from '../../support/call-judge.ts';
import type { Body } from '../support/answer.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { type FuzzedRequest, requestOf } from './request.ts';

/** A server to be fuzzed, with an admin whose token outlives all that time that the fuzz lets pass. */
export interface Target {
  readonly app: TestApp;
  readonly bearer: string;
  /** The answer to a request of the admin; throws for one that no server should give. */
  readonly ask: (request: FuzzedRequest) => Promise<Reply>;
  /** The same for a request of any kind. */
  readonly answer: (request: Request) => Promise<Response>;
}

export interface Reply {
  readonly status: number;
  readonly body: Body;
}

const judge = createCallJudge();
const inside = /\\n +at |node_modules|PostgreSQL|drizzle|Failed query/i;

/** What is wrong with an answer, whatever was asked. */
function faultsOf({ method, url }: Request, { status, headers }: Response, text: string): readonly string[] {
  const faults = [...judge.answer({ method, path: new URL(url).pathname }, status, text)];
  if (faults.length > 0) return faults;
  const body = JSON.parse(text) as Omit<Body, 'errors'> & Partial<Pick<Body, 'errors'>>;
  if (body.status !== (status === 200)) faults.push(`HTTP ${status} says status: ${String(body.status)}`);
  if (body.message === '') faults.push('The message is empty');
  for (const { path: where, msg } of body.errors ?? []) {
    if (msg === '' || where.length > 200) faults.push(`An error cannot be shown: ${JSON.stringify({ where, msg })}`);
  }
  if (status !== 200 && inside.test(text)) faults.push(`The answer tells of the inside: ${text.slice(0, 300)}`);
  if (headers.get('cache-control') !== 'no-store') faults.push('The answer may be kept on the way');
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('The type of the answer may be guessed');
  return faults;
}

/** One server and one database for all the fuzzing of a file. */
export function withTarget(): () => Target {
  let opened: Target | undefined;
  beforeAll(async () => {
    const app = await openTestApp();
    const { accessToken: bearer } = await openSession(app.db, 1, new Date('2090-01-01'));
    let sent = 0;
    const answer = async (request: Request) => {
      if (!request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${bearer}`);
      // Everybody comes from elsewhere, so that nobody runs into an allowance before the request is looked at.
      sent += 1;
      request.headers.set('x-test-address', `2001:db8::${sent.toString(16)}`);
      const response = await app.fetch(request);
      const faults = faultsOf(request, response, await response.clone().text());
      const causes = app.faults.map((fault) =>
        fault instanceof Error ? `${fault.message} ${String(fault.cause)}` : fault,
      );
      if (faults.length > 0) throw new Error([...faults, ...causes].join('\n').slice(0, 2000));
      return response;
    };
    const ask = async (request: FuzzedRequest) => {
      const response = await answer(requestOf(request));
      return { status: response.status, body: (await response.json()) as Body };
    };
    opened = { app, bearer, answer, ask };
  });
  afterAll(async () => {
    await opened?.app.close();
  });
  return () => {
    if (opened === undefined) throw new Error('The server runs inside tests only');
    return opened;
  };
}
