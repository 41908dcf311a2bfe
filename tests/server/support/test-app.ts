import { expect } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { createContract } from '#openapi/validator.ts';
import { createApp } from '#server/app.ts';
import type { OtpMessage } from '#server/auth/codes/deliver-otp.ts';
import { lifetimes } from '#server/auth/limits/policy.ts';
import type { Database, Db } from '#server/db/db.ts';
import type { Notification } from '#server/notifications/deliver.ts';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import { isDemo } from '#server/seed/seed.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';
import { openPrepared } from '../../support/prepared/open-prepared.ts';
import type { ApiResponse, Body } from './api-response.ts';
import { demoContents, startTime } from './demo-contents.ts';

export interface Sent {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string | Blob>>;
  /** The bearer token. By default the demo admin's; null for none. */
  readonly token?: string | null;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApp {
  readonly db: Db;
  /** Sends a request and checks the response against the contract. */
  readonly call: (operation: string, sent?: Sent) => Promise<ApiResponse>;
  readonly fetch: (request: string | Request, init?: RequestInit) => Promise<Response>;
  readonly signIn: (
    username?: string,
    password?: string,
    address?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ApiResponse>;
  /** Advances the clock. Milliseconds. */
  readonly wait: (time: number) => void;
  readonly now: () => Date;
  readonly codes: readonly OtpMessage[];
  readonly notifications: readonly Notification[];
  /** Internal errors. `withApp` fails when there are any. */
  readonly faults: readonly unknown[];
  readonly close: () => Promise<void>;
}

export interface TestOptions {
  /** Whether responses contain codes. By default it depends on the database. */
  readonly demo?: boolean;
  /** Called before each delivery. It may reject. */
  readonly gateway?: () => Promise<void>;
  /** The store for pictures. By default in memory. */
  readonly uploads?: UploadStore;
  /** A database to share with another application. By default a new one with the demo records. */
  readonly database?: Database;
}

/** Opens the application with a database that contains the demo records. */
export async function openTestApp({
  demo,
  gateway,
  uploads = memoryStore(),
  database: shared,
}: TestOptions = {}): Promise<TestApp> {
  const database = shared ?? (await openPrepared(demoContents));
  const { db } = database;
  if (shared) await demoContents.fill(db);
  let time = startTime;
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
    logError: ({ error }) => faults.push(error),
    addressOf: (c) => c.req.header('x-test-address') ?? '203.0.113.1',
  });
  const contract = createContract();
  let admin = { token: '', until: 0 };

  /** The demo admin's access token. Signs in again when it has expired. */
  async function adminToken(): Promise<string> {
    if (time >= admin.until) {
      const { body } = await signIn(demoSignIn.email, demoSignIn.password, '203.0.113.250');
      admin = { token: body.token.accessToken, until: time + lifetimes.access };
    }
    return admin.token;
  }

  async function call(operation: string, sent: Sent = {}): Promise<ApiResponse> {
    const [method = '', path = ''] = operation.split(' ');
    const headers = new Headers(sent.headers);
    const token = sent.token === undefined ? await adminToken() : sent.token;
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (sent.address !== undefined) headers.set('x-test-address', sent.address);
    const content = bodyOf(sent, headers);
    const response = await app.request(path, { method, headers, ...(content !== undefined && { body: content }) });
    const body = (await response.json()) as Body;
    const result = { status: response.status, body, headers: response.headers };
    const found = contract.findOperation(method, path.split('?')[0] ?? '');
    if (found !== undefined) {
      const { operationId } = found;
      const errors = contract.validateResponse({ operationId, httpStatus: result.status, body: result.body });
      expect(errors, `${operation} returned ${result.status} ${JSON.stringify(result.body).slice(0, 500)}`).toEqual([]);
    }
    return result;
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
