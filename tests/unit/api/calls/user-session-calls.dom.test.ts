import { beforeAll, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { type Api, ownApi } from '#api/api.ts';
import { listSessions } from '#api/calls/account-calls.ts';
import type { ListedSession, SessionChoice } from '#machines/device-sign-out/machine.ts';
import type { listMachine } from '#machines/list/machine.ts';
import { allSessions, deviceSignOutLogic, sessionListLogic } from '#session/account/sessions-logic.ts';
import { apiOf } from '../../../support/api-of.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { demoAdmin, openTab } from '../../../support/page/open-tab.ts';

const server = withReferenceServer();
let api: Api;

beforeAll(async () => {
  await openTab(demoAdmin);
  const tab = await openTab(demoAdmin);
  api = tab.api;
});

const sent = () =>
  server
    .calls()
    .filter(({ path }) => path === '/api/v1/users/sessions')
    .map(({ method, search }) => `${method} ${search}`);

const listed = async (actor: ActorRefFrom<typeof listMachine>) =>
  (await waitFor(actor, (snapshot) => snapshot.hasTag('idle'))).context.shown?.rows as readonly ListedSession[];

async function endOf(choice: (other: number) => SessionChoice) {
  const list = createActor(sessionListLogic(ownApi(api)), { input: { query: allSessions } }).start();
  const before = await listed(list);
  const other = before.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  const signOut = createActor(deviceSignOutLogic(ownApi(api))).start();
  signOut.send({ type: 'call.ask', subject: choice(other) });
  signOut.send({ type: 'call.confirm' });
  await waitFor(signOut, (snapshot) => snapshot.hasTag('idle'));
  list.send({ type: 'list.refresh' });
  return { before, other, left: await listed(list) };
}

test('the sessions are listed, and one is ended by its id', async () => {
  const { before, other, left } = await endOf((id) => id);
  expect(before[0]).toEqual({
    id: expect.any(Number) as number,
    device: expect.any(String) as string,
    address: expect.stringMatching(/./) as string,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    isCurrent: true,
  });
  expect(left.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== other));
  expect(sent()).toEqual(['GET ', `DELETE ?Id=${other}`, 'GET ']);
});

test('all others are ended with the word `others`', async () => {
  const { left } = await endOf(() => 'others');
  expect(left.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect(sent()).toEqual(['GET ', 'DELETE ?Id=others', 'GET ']);
});

/** An API whose list of sessions has these rows. */
const apiWith = (data: unknown) =>
  apiOf({
    baseUrl: 'https://api.example.org',
    fetch: async () => Response.json({ status: true, message: 'Success', data }),
  });

test('a session needs an id only', async () => {
  expect(await listSessions(apiWith([{ id: 7, device: null }]))).toMatchObject({
    kind: 'ok',
    data: [{ id: 7, device: '', address: '', createdAt: '', lastUsedAt: '', isCurrent: false }],
  });
});

test.each([[{}], [[{}]], [[7]], [[{ id: 7, device: 1 }]], [[{ id: 7, last_used_at: 1 }]]])(
  '%j is a fault',
  async (data) => {
    expect((await listSessions(apiWith(data))).kind).toBe('fault');
  },
);
