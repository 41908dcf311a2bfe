import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Api, ownApi } from '#api/api.ts';
import { listRows, readRecord, updateRecord } from '#api/calls/entity-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import type { FormInput } from '#machines/form/types.ts';
import { formLogic, saveEvent } from '#records/form-logic.ts';
import { bulkLogic } from '#records/rows/bulk-logic.ts';
import { matchStatusLogic } from '#records/rows/match-status-logic.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { demoAdmin, openTab, withDevice } from '../../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

const stored = { store: () => Promise.resolve(false), noteSending: () => Promise.resolve(null) };
const editOf = (id: number): FormInput => ({ mode: 'edit', id, initial: {}, validate: () => ({}) });
const newTeam = (name: string): FormInput => ({
  mode: 'create',
  id: null,
  key: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  initial: { name, full_name: `${name} of Pune`, game_id: '18', country: '', status: '1' },
  validate: () => ({}),
});

interface Line {
  readonly api: Api;
  /** The calls for records, with the headers of optional features. */
  readonly sent: string[];
  /** The responses to the next creates are lost. */
  lost: number;
}

/** A signed-in user. Without `hasFeatures` the server has no optional features. */
async function signIn(hasFeatures = true): Promise<Line> {
  const tab = await openTab(demoAdmin);
  const line = { sent: [] as string[], lost: 0 };
  const fetch: Api['fetch'] = async (request) => {
    const { pathname } = new URL(request.url);
    const names = ['If-Match', 'Idempotency-Key', 'Change-Series'];
    const values = names.map((name) => request.headers.get(name)).filter((value) => value !== null);
    if (!pathname.endsWith('/capabilities')) line.sent.push([request.method, pathname, ...values].join(' '));
    const response = await tab.api.fetch(request);
    if (request.method !== 'POST' || line.lost === 0) return response;
    line.lost -= 1;
    throw new TypeError('Failed to fetch');
  };
  const api = { ...tab.api, fetch };
  if (!hasFeatures) server.failNext('GET /api/v1/capabilities', { status: 404, body: { status: false, message: '' } });
  await capabilitiesOf(api);
  return Object.assign(line, { api });
}

const uuid = '[\\da-f-]{36}';

async function openTeam({ api }: Line, id: number) {
  const form = createActor(formLogic(ownApi(api), teams, stored), { input: editOf(id) }).start();
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  return form;
}

const type = (value: string) => ({ type: 'form.change', name: 'full_name', value }) as const;
const settled = (form: Awaited<ReturnType<typeof openTeam>>) => waitFor(form, (snapshot) => !snapshot.hasTag('busy'));

describe('an edit', () => {
  test('is sent over the version that was read, without another read', async () => {
    const line = await signIn();
    const form = await openTeam(line, 1);
    form.send(type('One Esports'));
    form.send(saveEvent(line.api));
    const { value, context } = await settled(form);
    expect(value).toBe('saved');
    expect(line.sent).toEqual([
      'GET /api/v1/teams/1',
      expect.stringMatching(new RegExp(`^PATCH /api/v1/teams/1 "\\d+" ${uuid}$`)),
    ]);
    expect(context.output?.series).toBe(line.sent[1]?.split(' ').at(-1));
  });

  test('opens before the server has said what it offers; what is known at the save decides', async () => {
    const line = await signIn();
    let offer: () => void = () => undefined;
    const offered = new Promise<void>((resolve) => {
      offer = resolve;
    });
    // A new window has not asked the server yet.
    const api: Api = {
      ...line.api,
      credentials: { ...line.api.credentials },
      fetch: async (request) => {
        if (request.url.endsWith('/capabilities')) await offered;
        return await line.api.fetch(request);
      },
    };
    const [early, late] = [await openTeam({ ...line, api }, 4), await openTeam({ ...line, api }, 5)];
    line.sent.length = 0;
    early.send(type('Four Esports'));
    early.send(saveEvent(api));
    expect(early.getSnapshot().value).toBe('reading');
    offer();
    expect((await settled(early)).value).toBe('saved');
    expect(line.sent[0]).toBe('GET /api/v1/teams/4');
    line.sent.length = 0;
    late.send(type('Five Esports'));
    late.send(saveEvent(api));
    expect((await settled(late)).value).toBe('saved');
    expect(line.sent).toEqual([expect.stringMatching(new RegExp(`^PATCH /api/v1/teams/5 "\\d+" ${uuid}$`))]);
  });

  test('reads the record first on a server without versions', async () => {
    const line = await signIn(false);
    const form = await openTeam(line, 2);
    form.send(type('Two Esports'));
    form.send(saveEvent(line.api));
    expect((await settled(form)).value).toBe('saved');
    expect(line.sent).toEqual(['GET /api/v1/teams/2', 'GET /api/v1/teams/2', 'PATCH /api/v1/teams/2']);
  });

  test('over another version shows what has changed, and is sent over that version afterwards', async () => {
    const line = await signIn();
    const form = await openTeam(line, 3);
    form.send(type('Mine Esports'));
    await updateRecord(ownApi(line.api), 'PATCH /api/v1/teams/{id}', 3, {
      name: 'Theirs',
      full_name: 'Theirs Esports',
    });
    form.send(saveEvent(line.api));
    const { value, context } = await settled(form);
    expect(value).toBe('comparing');
    expect(context.changedElsewhere).toMatchObject({ name: 'Theirs', full_name: 'Theirs Esports' });
    form.send({ type: 'form.resolve', name: 'full_name', side: 'mine' });
    form.send(saveEvent(line.api));
    expect((await settled(form)).value).toBe('saved');
    const again = await openTeam(line, 3);
    expect(again.getSnapshot().context.values).toMatchObject({ name: 'Theirs', full_name: 'Mine Esports' });
  });
});

describe('a create', () => {
  const creates = ({ sent }: Line) => sent.filter((call) => call.startsWith('POST'));

  test('whose response is lost is sent again with its key, and creates one record', async () => {
    const line = await signIn();
    line.lost = 1;
    const form = createActor(formLogic(ownApi(line.api), teams, stored), { input: newTeam('Lost Once') }).start();
    form.send({ type: 'form.save', isKeyed: true });
    expect((await settled(form)).value).toBe('saved');
    const [first, second] = creates(line);
    expect(first).toContain('"8e03978e-40d5-43e8-bc93-6894a57f9324"');
    expect(second).toBe(first);
    expect(creates(line)).toHaveLength(2);
    const query = { page: 1, perPage: 10, search: 'Lost Once' };
    const found = await listRows(line.api, 'GET /api/v1/teams', query, { fixed: { type: 'web' } });
    expect(found).toMatchObject({ data: { totalData: 1 } });
  });

  test('is not sent again on a server without keys', async () => {
    const line = await signIn(false);
    line.lost = 1;
    const form = createActor(formLogic(ownApi(line.api), teams, stored), { input: newTeam('Lost Twice') }).start();
    form.send({ type: 'form.save', isKeyed: false });
    await settled(form);
    expect(creates(line)).toEqual(['POST /api/v1/teams']);
  });
});

const endpoints = { read: 'GET /api/v1/events/matches/{id}', update: 'PATCH /api/v1/events/matches' } as const;

test('the status of a match that changes between its read and the write is not changed', async () => {
  const line = await signIn();
  const read = await readRecord(line.api, endpoints.read, 1);
  if (read.kind !== 'ok') throw new Error(read.message);
  const fetch: Api['fetch'] = async (request) => {
    if (request.method === 'PATCH') await updateRecord(ownApi(line.api), endpoints.update, 1, { name: 'Theirs' });
    return await line.api.fetch(request);
  };
  const to = read.data['status'] === 'postponed' ? 'finished' : 'postponed';
  const status = createActor(matchStatusLogic(ownApi({ ...line.api, fetch }), read.data));
  const shown: string[] = [];
  status.on('notify', ({ message }) => shown.push(message));
  status.start();
  status.send({ type: 'call.ask', subject: { id: 1, to } });
  await waitFor(status, (snapshot) => !snapshot.hasTag('busy'));
  expect(shown).toEqual(['Someone else changed this match. Nothing was sent. The newest version is shown.']);
  const now = await readRecord(line.api, endpoints.read, 1);
  expect(now).toMatchObject({ data: { name: 'Theirs', status: read.data['status'] } });
});

test('the changes of a bulk action are one action in the history', async () => {
  const line = await signIn();
  const subjects = [5, 6].map((id) => ({ id, name: `Team ${id}` }));
  const bulk = createActor(bulkLogic(ownApi(line.api), teams), { input: { work: 'deactivate', subjects } }).start();
  const { context } = await waitFor(bulk, (snapshot) => snapshot.matches('ended'));
  const series = line.sent.map((call) => call.split(' ').at(-1));
  expect(series).toEqual([context.historySeries, context.historySeries]);
  expect(context.historySeries).toMatch(new RegExp(`^${uuid}$`));
});
