import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Api, createApi, ownApi } from '#api/api.ts';
import { sendCustomNotification, sendTrendingNotification } from '#api/calls/notification-calls.ts';
import { type NotificationValues, resultOf } from '#machines/notification-send/machine.ts';
import { categoryList } from '#records/category-logic.ts';
import { customLogic, trendingLogic } from '#records/notification-logic.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { demoAdmin, openTab } from '../../../support/page/open-tab.ts';

const server = withReferenceServer();
let api: Api;

beforeAll(async () => {
  const tab = await openTab(demoAdmin);
  api = tab.api;
});

const sends = () =>
  server
    .calls()
    .filter(({ path }) => path.startsWith('/api/v1/news/'))
    .map(({ method, path, search, body }) => ({ call: `${method} ${path}`, search, body }));

/** Fills in one of the notifications, confirms it, and returns the result. */
async function send(logic: ReturnType<typeof trendingLogic>, values: NotificationValues) {
  const sending = createActor(logic, { input: { validate: () => ({}) } }).start();
  for (const [name, value] of Object.entries(values)) sending.send({ type: 'callForm.change', name, value });
  sending.send({ type: 'callForm.submit' });
  sending.send({ type: 'callForm.confirm' });
  // A second press of the same button.
  sending.send({ type: 'callForm.confirm' });
  return resultOf(await waitFor(sending, (snapshot) => snapshot.matches('editing')));
}

test('a trending news notification is a GET with its message and id', async () => {
  expect(await send(trendingLogic(ownApi(api)), { message: 'Finals & more', id: '41' })).toBe('sent');
  expect(sends()).toEqual([
    { call: 'GET /api/v1/news/sendTrandingNewsNotification', search: '?message=Finals%20%26%20more&id=41' },
  ]);
});

test('a custom notification is a GET with its title and the given addresses', async () => {
  const redirectUrl = 'https://example.com/a?b=c';
  const image = 'https://example.com/a.png';
  expect(await send(customLogic(ownApi(api)), { title: 'Squads', image, redirectUrl })).toBe('sent');
  expect(await send(customLogic(ownApi(api)), { title: 'Squads', image: '', redirectUrl: '' })).toBe('sent');
  const call = 'GET /api/v1/news/sendCustomNotification';
  expect(sends()).toEqual([
    {
      call,
      search: `?title=Squads&image=${encodeURIComponent(image)}&redirectUrl=${encodeURIComponent(redirectUrl)}`,
    },
    { call, search: '?title=Squads' },
  ]);
});

test('neither is read from a cache', async () => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () =>
    Response.json({ status: true, message: 'Sent' }),
  );
  const spied = createApi({ ...api, fetch });
  await sendTrendingNotification(ownApi(spied), { message: 'Finals', id: '41' });
  await sendCustomNotification(ownApi(spied), { title: 'Squads' });
  expect(fetch.mock.calls.map(([request]) => request.cache)).toEqual(['no-store', 'no-store']);
});

test('all categories are read once, then paged and searched locally until a refresh', async () => {
  const { logic, forget } = categoryList(api);
  const query = { page: 1, perPage: 10, search: '' };
  const list = createActor(logic, { input: { query } }).start();
  const shown = async () => (await waitFor(list, (snapshot) => snapshot.matches({ loaded: 'idle' }))).context;
  const { total } = await shown();
  expect((await shown()).shown?.rows).toHaveLength(Math.min(10, total));
  list.send({ type: 'list.queryChanged', query: { ...query, search: 'no such category' } });
  expect((await shown()).total).toBe(0);
  list.send({ type: 'list.queryChanged', query: { ...query, search: 'DOTA 2' } });
  expect((await shown()).shown?.rows.map(({ id }) => id)).toEqual([4]);
  list.send({ type: 'list.queryChanged', query: { ...query, search: '2' } });
  expect((await shown()).shown?.rows.map(({ id }) => id)).toEqual([4, 2]);
  expect(sends()).toEqual([{ call: 'GET /api/v1/news/getCategory', search: '' }]);
  forget();
  list.send({ type: 'list.refresh' });
  await shown();
  expect(sends()).toHaveLength(2);
});
