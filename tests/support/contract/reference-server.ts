import { readFile } from 'node:fs/promises';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { addAdmin } from '#server/auth/account/add-admin.ts';
import type { Db } from '#server/db/db.ts';
import { seed } from '#server/seed/seed.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import { type Fault, respondWithFault } from '../faults.ts';
import { openPrepared } from '../prepared/open-prepared.ts';
import { createContractWatch, type SentCall } from './contract-watch.ts';
import { storeUploadMembers } from './upload-members.ts';

/** The origin of the test page, where the client sends its requests. */
export const apiUrl = 'http://localhost:3000';

export interface ReferenceServer {
  /** The client's calls since the test started, in order. `'POST /api/v1/users/refreshToken'` selects some. */
  readonly calls: (call?: string) => readonly SentCall[];
  /** The next call with this name, such as `'GET /api/v1/teams/{id}'`, fails. */
  readonly failNext: (call: string, fault: Fault) => void;
  /** Every call fails until `recover`. */
  readonly failAll: (fault: Fault) => void;
  readonly recover: () => void;
  /** Advances the server's clock, so that tokens expire. Milliseconds. */
  readonly wait: (time: number) => void;
  readonly db: () => Db;
}

/** A second administrator, in addition to the demo admin. */
export const secondAdmin = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com', password: 'Second@567' };

/**
 * Connects the client's `fetch` to the reference server with the demo records, once for the tests of a file. A call or a
 * response that violates the contract fails the test.
 */
export function withReferenceServer(): ReferenceServer {
  const watch = createContractWatch();
  const faults: unknown[] = [];
  let ahead = 0;
  let opened: { db: Db; close: () => Promise<void>; serve: (request: Request) => Promise<Response> } | undefined;

  let restoreUploadMembers = (): void => undefined;

  function running() {
    if (opened === undefined) throw new Error('The server runs inside tests only');
    return opened;
  }

  async function serve(request: Request, call: SentCall): Promise<Response> {
    const response = await running().serve(request);
    await watch.answered(call, response);
    return response;
  }

  const line = setupServer(
    // The client checks the network with this file.
    http.get(`${apiUrl}/probe.json`, async () => new HttpResponse(await readFile('public/probe.json'))),
    // Requests for pictures are not part of the contract.
    http.get(`${apiUrl}/uploads/*`, async ({ request }) => running().serve(request)),
    http.all('*', async ({ request }) => serve(request, await watch.sent(request))),
  );

  beforeAll(async () => {
    const { db, close } = await openPrepared({
      name: 'two administrators',
      fill: async (empty) => {
        await seed(empty, { demo: true, now: new Date() });
        await addAdmin(empty, secondAdmin);
      },
    });
    const app = createApp({
      db,
      uploads: memoryStore(),
      clock: () => new Date(Date.now() + ahead),
      isDemo: async () => true,
      deliverOtp: async () => undefined,
      deliverNotification: async () => undefined,
      logError: ({ error }) => faults.push(error),
    });
    opened = { db, close, serve: async (request) => app.fetch(request) };
    restoreUploadMembers = storeUploadMembers();
    line.listen({ onUnhandledRequest: 'error' });
  });

  afterEach(() => {
    line.resetHandlers();
    const found = { violations: [...watch.violations], faults: faults.splice(0) };
    watch.forget();
    expect(found).toEqual({ violations: [], faults: [] });
  });

  afterAll(async () => {
    line.close();
    restoreUploadMembers();
    await opened?.close();
  });

  /** Adds a handler before the server's handlers. */
  function addFault(fault: Fault, path: string, method: 'all' | 'get' | 'post' | 'patch' | 'delete') {
    line.use(
      http[method](
        path,
        async ({ request }) => {
          if (request.url.endsWith('/probe.json')) return HttpResponse.error();
          const call = await watch.sent(request);
          const response = await respondWithFault(fault, () => serve(request, call));
          return response.type === 'error' ? HttpResponse.error() : response;
        },
        { once: method !== 'all' },
      ),
    );
  }

  return {
    calls: (call) => watch.calls.filter(({ method, path }) => call === undefined || call === `${method} ${path}`),
    failNext: (call, fault) => {
      const [method = '', path = ''] = call.split(' ');
      const verb = (['get', 'post', 'patch', 'delete'] as const).find((name) => name === method.toLowerCase());
      if (verb === undefined) throw new Error(`There is no call ${call}`);
      addFault(fault, `${apiUrl}${path.replace(/{(\w+)}/g, ':$1')}`, verb);
    },
    failAll: (fault) => addFault(fault, '*', 'all'),
    recover: () => line.resetHandlers(),
    wait: (time) => {
      ahead += time;
    },
    db: () => running().db,
  };
}
