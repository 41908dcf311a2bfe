import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Api, ownApi } from '#api/api.ts';
import { createRecord, listRows, readRecord } from '#api/calls/entity-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { lastOffer } from '#history/undo/offers.ts';
import { importLogic } from '#import/import-logic.ts';
import type { ImportRow } from '#machines/import/row.ts';
import { countsOf } from '#machines/import/rows.ts';
import type { StoredImport } from '#machines/import/types.ts';
import { newUuid } from '#records/new-uuid.ts';
import { requireDeclared } from '#records/require-declared.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { rowOf as rowWith, storedOf } from '../../machines/import/fixtures.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { eventually } from '../../support/eventually.ts';
import { demoAdmin, openTab, withDevice } from '../../support/page/open-tab.ts';
import { fakeLocks } from './sending/fake-locks.ts';

const server = withReferenceServer();
withDevice();

/** A signed-in user whose next creates lose their responses. */
async function signIn() {
  const tab = await openTab(demoAdmin);
  const line = { sent: [] as string[], lost: 0 };
  const fetch: Api['fetch'] = async (request) => {
    const { pathname } = new URL(request.url);
    const headers = ['Idempotency-Key', 'Change-Series'].map((name) => request.headers.get(name) ?? '-');
    if (request.method !== 'GET') line.sent.push([request.method, pathname, ...headers].join(' '));
    const response = await tab.api.fetch(request);
    if (request.method !== 'POST' || line.lost === 0) return response;
    line.lost -= 1;
    throw new TypeError('Failed to fetch');
  };
  const api = { ...tab.api, fetch };
  await capabilitiesOf(api);
  return Object.assign(line, { api });
}

const rowOf = (values: Readonly<Record<string, string>>, parts: Partial<ImportRow> = {}) =>
  rowWith('', { texts: [], values, errors: {}, ...parts });

const newTeam = (name: string) => ({ name, full_name: `${name} of Pune`, game_id: '18', status: '1' });

const importOf = (rows: readonly ImportRow[], parts: Partial<StoredImport> = {}) =>
  storedOf(rows, { series: newUuid(), firstKey: newUuid(), header: [], match: [], ...parts });

const unread = () => Promise.resolve({ kind: 'fault' as const, message: 'There is no file' });
const reader = { read: unread, convert: unread, find: unread };
/** Reads a sheet with one team. */
const teamReader = {
  ...reader,
  read: () =>
    Promise.resolve({
      kind: 'ok' as const,
      message: '',
      data: [{ name: '', header: ['Name'], rows: [['Lions']], firstLine: 2 }],
    }),
  convert: () => {
    const data = { resolved: { known: {}, questions: [] }, rows: [rowOf(newTeam('Lions'))] };
    return Promise.resolve({ kind: 'ok' as const, message: '', data });
  },
};

function open(api: Api, restored: StoredImport) {
  const device = { stored: restored as StoredImport | null, writes: 0, isBroken: false };
  const storage = {
    read: () => (device.isBroken ? Promise.reject(new Error('No storage')) : Promise.resolve(device.stored)),
    write: (state: StoredImport) => {
      device.stored = state;
      device.writes += 1;
      return Promise.resolve('stored' as const);
    },
    remove: () => {
      device.stored = null;
      return Promise.resolve();
    },
    settled: () => Promise.resolve(),
    hasKeys: () => true,
  };
  const { series, firstKey } = restored;
  const actor = createActor(importLogic(ownApi(api), teams, { reader, storage }), {
    input: { series, firstKey, newestBefore: null, match: () => [], identity: null, validate: () => ({}), restored },
  }).start();
  return Object.assign(actor, { device });
}

/** Imports the rows. The response to the first is lost. */
async function importAll(line: Awaited<ReturnType<typeof signIn>>, rows: readonly ImportRow[]) {
  const actor = open(line.api, importOf(rows));
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'checking' }));
  line.lost = 1;
  actor.send({ type: 'import.start' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'finished' }));
  actor.stop();
  return context;
}

async function named(api: Api, search: string): Promise<readonly unknown[]> {
  const query = { page: 1, perPage: 10, search };
  const list = await listRows(api, teams.endpoints.list, query, { fixed: teams.listQuery });
  return list.kind === 'ok' ? list.data.data.map(({ name }) => name) : [];
}

test('an import that another window began at the same address is continued', async () => {
  const { api } = await signIn();
  const started = importOf([rowOf(newTeam('Tigers'))]);
  const device = { writes: 0 };
  const storage = {
    read: () => Promise.resolve(started),
    write: () => Promise.resolve('stored' as const).finally(() => (device.writes += 1)),
    remove: () => Promise.resolve(),
    settled: () => Promise.resolve(),
    hasKeys: () => true,
  };
  const { series } = started;
  const actor = createActor(importLogic(ownApi(api), teams, { reader: teamReader, storage }), {
    input: {
      series,
      firstKey: newUuid(),
      newestBefore: null,
      match: () => ['name'],
      identity: null,
      validate: () => ({}),
    },
  }).start();
  actor.send({ type: 'import.choose', source: { name: '', content: 'Name\nLions' } });
  await waitFor(actor, (snapshot) => snapshot.matches({ preparing: 'mapping' }));
  actor.send({ type: 'import.next' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ open: { checking: 'settled' } }));
  expect(context.rows).toEqual(started.rows);
  expect(device.writes).toBe(0);
  actor.stop();
});

describe('an import', () => {
  test('creates each row once with its own key, although a response is lost, in one series', async () => {
    const line = await signIn();
    const restored = importOf([rowOf(newTeam('Imported Lions')), rowOf(newTeam('Imported Tigers'))]);
    const actor = open(line.api, restored);
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'checking' }));
    line.lost = 1;
    actor.send({ type: 'import.start' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'finished' }));
    expect(countsOf(context.rows)).toMatchObject({ created: 2, sending: 0 });
    expect((await named(line.api, 'Imported')).toSorted()).toEqual(['Imported Lions', 'Imported Tigers']);
    const creates = line.sent.filter((call) => call.startsWith('POST'));
    expect(creates.every((call) => call.endsWith(` ${restored.series}`))).toBe(true);
    expect(new Set(creates.map((call) => call.split(' ')[2])).size).toBe(2);
    actor.stop();
  });

  test('updates the record of the row that another one repeats, and says if there is none', async () => {
    const line = await signIn();
    const repeat = (at: number) => [{ id: `row ${at + 2}`, name: `Row ${at + 2}`, line: at + 2, at }];
    const changed = { ...newTeam('Repeated Lions'), full_name: 'Lions of Delhi' };
    const context = await importAll(line, [
      rowOf(newTeam('Repeated Lions')),
      rowOf(changed, { action: 'update', existing: repeat(0) }),
      rowOf(newTeam('Repeated Tigers'), { errors: { name: 'Taken' } }),
      rowOf(newTeam('Repeated Tigers'), { action: 'update', existing: repeat(2) }),
    ]);
    expect(countsOf(context.rows)).toMatchObject({ created: 1, updated: 1, invalid: 1, failed: 1 });
    expect(context.rows[3]?.progress).toMatchObject({ message: 'The row that this one repeats was not saved.' });
    expect(await named(line.api, 'Lions of Delhi')).toEqual(['Repeated Lions']);
    expect(await named(line.api, 'Repeated')).toEqual(['Repeated Lions']);
  });

  test('offers to undo all rows, and counts one that is sent again once', async () => {
    const line = await signIn();
    const { series } = await importAll(line, [rowOf(newTeam('Undoable Lions')), rowOf(newTeam('Undoable Tigers'))]);
    expect(lastOffer(line.api.credentials.holder() ?? 0)).toMatchObject({
      series,
      action: 'create',
      count: 2,
      created: 2,
    });
  });

  test.each([
    [
      'the check of the connection',
      (api: Api, wait: () => Promise<void>): Api => ({ ...api, reachable: () => wait().then(() => true) }),
    ],
    [
      'a new token',
      ({ fetch, credentials, ...api }: Api, wait: () => Promise<void>): Api => ({
        ...api,
        // The server refuses the first token.
        fetch: (request) =>
          request.method === 'POST' && request.headers.get('Authorization')?.endsWith(' new') !== true
            ? Promise.resolve(new Response('{}', { status: 401 }))
            : fetch(request),
        credentials: {
          ...credentials,
          refresh: () => wait().then(() => ({ kind: 'repeat', accessToken: 'new' })),
        },
      }),
    ],
  ])('that has closed does not send the row that waits for %s', async (_, delayed) => {
    const line = await signIn();
    let end: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      end = resolve;
    });
    let isWaiting = false;
    const api = delayed(line.api, () => {
      isWaiting = true;
      return waiting;
    });
    await capabilitiesOf(api);
    const actor = open(api, importOf([rowOf(newTeam('Closed Lions'))]));
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'checking' }));
    actor.send({ type: 'import.start' });
    await eventually(() => expect(isWaiting).toBe(true));
    actor.stop();
    end();
    // A later write has a response, and the row was not sent.
    await createRecord(ownApi(line.api), requireDeclared(teams.endpoints.create), newTeam('Later'));
    expect(line.sent.map((call) => call.split(' ')[2])).toEqual(['-']);
  });

  test('looks up a row that was being sent when the page ended, and does not create it again', async () => {
    const line = await signIn();
    const { api } = line;
    const row = rowOf(newTeam('Interrupted Lions'));
    const first = open(api, importOf([row]));
    await waitFor(first, (snapshot) => snapshot.matches({ open: 'checking' }));
    first.send({ type: 'import.start' });
    await waitFor(first, (snapshot) => snapshot.matches({ open: 'finished' }));
    const { series, firstKey } = first.getSnapshot().context;
    first.stop();
    const interrupted = importOf([{ ...row, progress: { kind: 'sending', key: firstKey } }], {
      series,
      firstKey,
      hasStarted: true,
    });
    const second = open(api, interrupted);
    await waitFor(second, (snapshot) => snapshot.matches({ open: 'paused' }));
    second.send({ type: 'import.goOn' });
    const { context } = await waitFor(second, (snapshot) => snapshot.matches({ open: 'finished' }));
    expect(countsOf(context.rows).created).toBe(1);
    expect(await named(api, 'Interrupted')).toEqual(['Interrupted Lions']);
    second.stop();
  });

  test('updates only the fields of the row, and reports a row that the server rejects', async () => {
    const { api } = await signIn();
    const before = await readRecord(api, requireDeclared(teams.endpoints.read), 1);
    const existing = [{ id: 1, name: 'A team' }];
    const rows = [
      rowOf({ full_name: 'Renamed by an import' }, { action: 'update', existing }),
      rowOf(newTeam('Rejected Lions')),
    ];
    const errors = [{ path: 'name', msg: 'Name is taken' }];
    server.failNext('POST /api/v1/teams', { status: 422, body: { status: false, message: 'Refused', errors } });
    const actor = open(api, importOf(rows));
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'checking' }));
    actor.send({ type: 'import.start' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'finished' }));
    expect(countsOf(context.rows)).toMatchObject({ updated: 1, failed: 1 });
    expect(context.rows[1]?.progress).toEqual({
      kind: 'failed',
      message: 'Name is taken',
      errors: { name: 'Name is taken' },
    });
    const after = await readRecord(api, requireDeclared(teams.endpoints.read), 1);
    if (before.kind !== 'ok' || after.kind !== 'ok') throw new Error('The team cannot be read');
    expect(after.data['full_name']).toBe('Renamed by an import');
    expect(after.data['name']).toBe(before.data['name']);
    actor.send({ type: 'import.close' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(actor.device.stored).toBeNull();
  });

  test('leaves the import to another window if it cannot be read', async () => {
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
    const { api } = await signIn();
    const restored = importOf([rowOf(newTeam('Waiting Lions'))]);
    const broken = open(api, restored);
    broken.device.isBroken = true;
    await waitFor(broken, (snapshot) => snapshot.matches('elsewhere'));
    const other = open(api, restored);
    await waitFor(other, (snapshot) => snapshot.matches({ open: 'checking' }));
    broken.stop();
    other.stop();
  });
});
