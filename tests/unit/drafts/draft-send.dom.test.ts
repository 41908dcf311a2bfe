import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ownApi } from '#api/api.ts';
import { cachedAtHeader } from '#domain/cache-messages.ts';
import { draftSendLogic } from '#drafts/draft-send-logic.ts';
import { entity } from '#entities/declared/teams.ts';
import type { Draft } from '#machines/draft/types.ts';
import { MAYBE_SENT_ELSEWHERE } from '#machines/draft-send/setup.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { draftChange } from '../../support/draft-change.ts';
import { eventually } from '../../support/eventually.ts';
import { demoAdmin, openTab, withDevice } from '../../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

const values = { name: 'Lynx', full_name: 'Lynx of Pune', game_id: '18', country: '', status: '1' };
const draft: Draft = { id: 'd1', at: 5, place: { form: 'teams', id: null }, status: 'waiting', base: {}, values };

test("the server's rejection is shown even if storage is full", async () => {
  const { api, drafts, visibleRows, ...tab } = await openTab();
  await tab.signIn(demoAdmin);
  const draftStore = await drafts.of(1);
  const mark = vi.fn((_: unknown, { to }: { to: Draft['status'] }) =>
    to === 'unsure'
      ? Promise.resolve('waiting' as const)
      : Promise.reject(new DOMException('No room', 'QuotaExceededError')),
  );
  const input = { mode: 'create', base: {}, values, isUnsure: false, validate: () => ({}) } as const;
  const sending = createActor(
    draftSendLogic(ownApi(api), entity, draft, { draftStore: { ...draftStore, mark }, visibleRows }),
    {
      input,
    },
  ).start();
  server.failNext('POST /api/v1/teams', { status: 409, body: { status: false, message: 'There is such a team' } });
  sending.send({ type: 'draftSend.send' });
  const { context } = await waitFor(sending, (snapshot) => !snapshot.hasTag('busy'));
  expect(context.failure).toMatchObject({ kind: 'rejected', message: 'There is such a team' });
  expect(mark).toHaveBeenCalledTimes(2);
});

test('a look-up of a new record is not misled by an older cached list', async () => {
  const { api, drafts, visibleRows, ...tab } = await openTab();
  await tab.signIn(demoAdmin);
  const draftStore = await drafts.of(1);
  const fromCopies = async (request: Request) => {
    const { body, headers } = await api.fetch(request);
    return new Response(body, { headers: { ...Object.fromEntries(headers), [cachedAtHeader]: '1' } });
  };
  const input = { mode: 'create', base: {}, values, isUnsure: true, validate: () => ({}) } as const;
  const logic = draftSendLogic(
    ownApi({ ...api, fetch: fromCopies }),
    entity,
    { ...draft, status: 'unsure' },
    { draftStore, visibleRows },
  );
  const sending = createActor(logic, { input }).start();
  sending.send({ type: 'draftSend.send' });
  const snapshot = await waitFor(sending, (seen) => !seen.hasTag('busy'));
  expect(snapshot.matches('idle')).toBe(true);
  expect(snapshot.context.failure).toMatchObject({ kind: 'unknown', message: 'The server did not reply' });
});

test('a draft that two windows show is sent by only one of them', async () => {
  const { api, drafts, visibleRows, ...tab } = await openTab();
  await tab.signIn(demoAdmin);
  const draftStore = await drafts.of(1);
  await draftStore.store(draftChange('d1', { place: draft.place, status: 'waiting', base: {}, values }));
  const stored = await draftStore.find(draft.place, 'd1');
  expect(stored).not.toBeNull();
  const input = { mode: 'create', base: {}, values, isUnsure: false, validate: () => ({}) } as const;
  const windows = [0, 1].map(() =>
    createActor(draftSendLogic(ownApi(api), entity, stored ?? draft, { draftStore, visibleRows }), { input }).start(),
  );
  for (const sending of windows) sending.send({ type: 'draftSend.send' });
  const ends = await Promise.all(windows.map((sending) => waitFor(sending, (seen) => !seen.hasTag('busy'))));
  expect(ends.map(({ context: { failure } }) => failure)).toEqual([null, MAYBE_SENT_ELSEWHERE]);
  expect(server.calls('POST /api/v1/teams')).toHaveLength(1);
});

test('a draft whose page is left while its mark is stored is not sent, and waits as before', async () => {
  const { api, drafts, visibleRows, ...tab } = await openTab();
  await tab.signIn(demoAdmin);
  const draftStore = await drafts.of(1);
  await draftStore.store(draftChange('d1', { place: draft.place, status: 'waiting', base: {}, values }));
  const stored = (await draftStore.find(draft.place, 'd1')) ?? draft;
  const input = { mode: 'create', base: {}, values, isUnsure: false, validate: () => ({}) } as const;
  const marked: string[] = [];
  const mark: typeof draftStore.mark = async (version, change) => {
    sending.stop();
    const found = await draftStore.mark(version, change);
    marked.push(change.to);
    return found;
  };
  const sending = createActor(
    draftSendLogic(ownApi(api), entity, stored, { draftStore: { ...draftStore, mark }, visibleRows }),
    {
      input,
    },
  ).start();
  sending.send({ type: 'draftSend.send' });
  await eventually(() => expect(marked).toEqual(['unsure', 'waiting']));
  expect((await draftStore.find(draft.place, 'd1'))?.status).toBe('waiting');
  expect(server.calls('POST /api/v1/teams')).toEqual([]);
});
