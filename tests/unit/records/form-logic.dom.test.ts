import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ownApi } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { type DraftActor, draftLogic, noteSending } from '#drafts/draft-logic.ts';
import { entity } from '#entities/declared/teams.ts';
import { isSettled } from '#machines/draft/selectors.ts';
import { formLogic } from '#records/form-logic.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { demoAdmin, openTab, withDevice } from '../../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

const place = { form: 'teams', id: null };
const values = { name: 'Lynx', full_name: 'Lynx of Pune', game_id: '18', country: '', status: '1' };

/** A draft of a new team whose write waits for `delayWrite`. */
async function openDraft(delayWrite: () => Promise<unknown>): Promise<DraftActor> {
  const { drafts, ...tab } = await openTab();
  await tab.signIn(demoAdmin);
  const draftStore = await drafts.of(1);
  const store: typeof draftStore.store = async (change) => {
    await delayWrite();
    return await draftStore.store(change);
  };
  const slow = { ...drafts, of: async () => ({ ...draftStore, store }) };
  const logic = draftLogic(slow, { userId: 1, place, chosen: null, secrets: [] });
  return createActor(logic, { input: { id: 'd1', restoredId: 'd2' } }).start();
}

test('a save is sent once its stored draft has the status unsure', async () => {
  let write: () => void = () => undefined;
  const draft = await openDraft(() => new Promise<void>((resolve) => (write = resolve)));
  const { api } = await openTab();
  const dependencies = { store: () => Promise.resolve(false), noteSending: () => noteSending(draft).then(() => null) };
  const input = { mode: 'create', id: null, initial: values, validate: () => ({}) } as const;
  const form = createActor(formLogic(ownApi(api), entity, dependencies), { input }).start();
  form.subscribe((snapshot) => {
    if (!snapshot.matches('saving')) return;
    draft.send({ type: 'draft.changed', content: { place, status: 'unsure', base: {}, values } });
  });
  draft.send({ type: 'draft.changed', content: { place, status: 'typing', base: {}, values } });
  await waitFor(draft, (snapshot) => snapshot.matches({ storing: 'writing' }));
  write();
  await waitFor(draft, isSettled);
  form.send({ type: 'form.save' });
  await waitFor(draft, (snapshot) => snapshot.matches({ storing: 'writing' }));
  // A later call has a response, and the save was not sent.
  await listRows(api, 'GET /api/v1/teams', { page: 1, perPage: 10, search: '' }, { fixed: { type: 'web' } });
  expect(server.calls('POST /api/v1/teams')).toEqual([]);
  write();
  await waitFor(form, (snapshot) => snapshot.matches('saved'));
  expect(server.calls('POST /api/v1/teams')).toHaveLength(1);
});

test('a save whose form closes before its draft is stored is not sent', async () => {
  let note: (failure: null) => void = () => undefined;
  const noted = new Promise<null>((resolve) => (note = resolve));
  const tab = await openTab(demoAdmin);
  const methods: string[] = [];
  const fetch: typeof tab.api.fetch = (request) => {
    methods.push(request.method);
    return tab.api.fetch(request);
  };
  const api = { ...tab.api, fetch };
  const dependencies = { store: () => Promise.resolve(false), noteSending: () => noted };
  const input = { mode: 'create', id: null, initial: values, validate: () => ({}) } as const;
  const form = createActor(formLogic(ownApi(api), entity, dependencies), { input }).start();
  form.send({ type: 'form.save' });
  form.stop();
  note(null);
  // A later call has a response, and the save was not sent.
  await listRows(api, 'GET /api/v1/teams', { page: 1, perPage: 10, search: '' }, { fixed: { type: 'web' } });
  expect(methods).toEqual(['GET']);
});

test('unresponsive storage does not delay a save', async () => {
  const draft = await openDraft(() => new Promise(() => undefined));
  vi.useFakeTimers();
  try {
    draft.send({ type: 'draft.changed', content: { place, status: 'unsure', base: {}, values } });
    const noted = noteSending(draft);
    await vi.advanceTimersByTimeAsync(2000);
    await noted;
    expect(draft.getSnapshot().matches({ storing: 'writing' })).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
