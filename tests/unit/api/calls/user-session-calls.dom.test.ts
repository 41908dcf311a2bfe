import { beforeAll, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sessionsLogic } from '#account/sessions-logic.ts';
import { type Api, createApi, ownApi } from '#api/api.ts';
import { listSessions } from '#api/calls/user-session-calls.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { demoAdmin, openTab } from '../../../support/page/open-tab.ts';

const server = withReferenceServer();
let api: Api;

beforeAll(async () => {
  const other = await openTab();
  await other.signIn(demoAdmin);
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  api = tab.api;
});

const sent = () =>
  server
    .calls()
    .filter(({ path }) => path === '/api/v1/users/sessions')
    .map(({ method, search }) => `${method} ${search}`);

async function endOf(choice: (other: number) => number | 'others') {
  const actor = createActor(sessionsLogic(ownApi(api))).start();
  const isShown = (snapshot: ReturnType<typeof actor.getSnapshot>) => snapshot.matches('shown');
  const { sessions } = (await waitFor(actor, isShown)).context;
  const other = sessions?.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  actor.send({ type: 'sessions.ask', choice: choice(other) });
  actor.send({ type: 'sessions.confirm' });
  const left = (await waitFor(actor, isShown)).context.sessions;
  return { before: sessions, other, left };
}

test('the sessions are listed, and one is ended by its id', async () => {
  const { before, other, left } = await endOf((id) => id);
  expect(before?.[0]).toEqual({
    id: expect.any(Number) as number,
    device: expect.any(String) as string,
    address: expect.stringMatching(/./) as string,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    isCurrent: true,
  });
  expect(left?.map(({ id }) => id)).toEqual(before?.map(({ id }) => id).filter((id) => id !== other));
  expect(sent()).toEqual(['GET ', `DELETE ?Id=${other}`, 'GET ']);
});

test('all others are ended with the word `others`', async () => {
  const { left } = await endOf(() => 'others');
  expect(left?.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect(sent()).toEqual(['GET ', 'DELETE ?Id=others', 'GET ']);
});

/** An API whose list of sessions has these rows. */
const apiWith = (data: unknown) =>
  createApi({
    baseUrl: 'https://api.example.org',
    credentials: {
      accessToken: () => 'token',
      holder: () => 1,
      session: () => 1,
      refresh: () => Promise.reject(new Error('unused')),
    },
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
