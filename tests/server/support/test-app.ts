import { expect } from 'vitest';
import { encodePassword } from '#domain/password.ts';
import { createContract } from '#openapi/validator.ts';
import { createApp } from '#server/app.ts';
import type { OtpMessage } from '#server/auth/deliver-otp.ts';
import { lifetimes } from '#server/auth/policy.ts';
import type { Database, Db } from '#server/db/db.ts';
import type { Notification } from '#server/notifications/deliver.ts';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import { isDemo } from '#server/seed/seed.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';
import { openPrepared } from '../../support/prepared/open-prepared.ts';
import type { Answer, Body } from './answer.ts';
import { beginning, demonstration } from './demonstration.ts';

export interface Sent {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string | Blob>>;
  /** The bearer: the demo admin's by default, none for null. */
  readonly token?: string | null;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApp {
  readonly db: Db;
  /** One request. Its answer is checked against the contract. */
  readonly call: (operation: string, sent?: Sent) => Promise<Answer>;
  readonly fetch: (request: string | Request, init?: RequestInit) => Promise<Response>;
  readonly signIn: (
    username?: string,
    password?: string,
    address?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** Lets time pass. Milliseconds. */
  readonly wait: (time: number) => void;
  readonly now: () => Date;
  readonly codes: readonly OtpMessage[];
  readonly notifications: readonly Notification[];
  /** What went wrong inside: a test that provokes none expects none. */
  readonly faults: readonly unknown[];
  readonly close: () => Promise<void>;
}

export interface TestOptions {
  /** Whether codes are echoed; by default as the database says. */
  readonly demo?: boolean;
  /** What becomes of anything that is delivered; by default it is kept for the test to look at. */
  readonly gateway?: () => Promise<void>;
  /** Where pictures are kept; by default in memory. */
  readonly uploads?: UploadStore;
  /** That another application has open too; by default one of its own, seeded. */
  readonly database?: Database;
}

/** The application over a database of its own with the demonstration's records, and its admin signed in. */
export async function openTestApp({
  demo,
  gateway,
  uploads = memoryStore(),
  database: given,
}: TestOptions = {}): Promise<TestApp> {
  const database = given ?? (await openPrepared(demonstration));
  const { db } = database;
  if (given) await demonstration.fill(db);
  let time = beginning;
  const now = () => new Date(time);
  const codes: OtpMessage[] = [];
  const notifications: Notification[] = [];
  const faults: unknown[] = [];
  const app = createApp({
    db,
    uploads,
    clock: now,
    isDemo: async () => demo ?? (await isDemo(db)),
    deliverOtp: async (message) => {
      await gateway?.();
      codes.push(message);
    },
    deliverNotification: async (notification) => {
      await gateway?.();
      notifications.push(notification);
    },
    onFault: ({ error }) => faults.push(error),
    addressOf: (c) => c.req.header('x-test-address') ?? '203.0.113.1',
  });
  const contract = createContract();
  let admin = { token: '', until: 0 };

  /** The demo admin's access token; a new one when time has passed. */
  async function adminToken(): Promise<string> {
    if (time >= admin.until) {
      const { body } = await signIn(demoSignIn.email, demoSignIn.password, '203.0.113.250');
      admin = { token: body.token.accessToken, until: time + lifetimes.access };
    }
    return admin.token;
  }

  async function call(operation: string, sent: Sent = {}): Promise<Answer> {
    const [method = '', path = ''] = operation.split(' ');
    const headers = new Headers(sent.headers);
    const token = sent.token === undefined ? await adminToken() : sent.token;
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (sent.address !== undefined) headers.set('x-test-address', sent.address);
    const content = bodyOf(sent, headers);
    const response = await app.request(path, { method, headers, ...(content !== undefined && { body: content }) });
    const body = (await response.json()) as Body;
    const answer = { status: response.status, body, headers: response.headers };
    const found = contract.findOperation(method, path.split('?')[0] ?? '');
    if (found !== undefined) {
      const { operationId } = found;
      const wrong = contract.validateResponse({ operationId, httpStatus: answer.status, body: answer.body });
      expect(wrong, `${operation} answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`).toEqual([]);
    }
    return answer;
  }

  function signIn(
    username: string = demoSignIn.email,
    password: string = demoSignIn.password,
    address?: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const json = { email: username, password: encodePassword(password), device_token: 'admin', device_type: 'web' };
    const from = address === undefined ? {} : { address };
    return call('POST /api/v1/users/login', { json, token: null, headers, ...from });
  }

  return {
    db,
    call,
    fetch: async (request, init) => app.request(request, init),
    signIn,
    wait: (passed) => {
      time += passed;
    },
    now,
    codes,
    notifications,
    faults,
    close: database.close,
  };
}

function bodyOf({ json, form }: Sent, headers: Headers): string | FormData | undefined {
  if (json !== undefined) {
    headers.set('content-type', 'application/json');
    return JSON.stringify(json);
  }
  if (form === undefined) return undefined;
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  return data;
}
