import { expect, test, vi } from 'vitest';
import { type Actor, createActor, waitFor } from 'xstate';
import { type Api, ownApi } from '#api/api.ts';
import { cachedAtHeader } from '#domain/cache-messages.ts';
import type { DraftStore } from '#drafts/draft-store.ts';
import { draftDependencies, restoredFrom } from '#drafts/send-draft.ts';
import { entity } from '#entities/declared/teams.ts';
import type { Draft } from '#machines/draft/types.ts';
import type { formMachine } from '#machines/form/machine.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import { formLogic } from '#records/form-logic.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { draftChange } from '../../support/draft-change.ts';
import { eventually } from '../../support/eventually.ts';
import { demoAdmin, openTab, type Tab, withDevice } from '../../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

const values = { name: 'Lynx', full_name: 'Lynx of Pune', game_id: '18', country: '', status: '1' };
const draft: Draft = { id: 'd1', at: 5, place: { form: 'teams', id: null }, status: 'waiting', base: {}, values };

async function signedInTab(): Promise<{ readonly tab: Tab; readonly draftStore: DraftStore }> {
  const tab = await openTab(demoAdmin);
  return { tab, draftStore: await tab.drafts.of(1) };
}

interface Sender {
  readonly api: Api;
  readonly visibleRows: Tab['visibleRows'];
  readonly draftStore: DraftStore;
}

/** Opens the draft as the page of drafts does. */
function open(shown: Draft, { api, visibleRows, draftStore }: Sender): Actor<typeof formMachine> {
  const logic = formLogic(ownApi(api), entity, draftDependencies(shown, { draftStore, visibleRows }));
  const input = {
    mode: 'create',
    id: null,
    initial: values,
    draft: restoredFrom(shown),
    validate: () => ({}),
  } as const;
  return createActor(logic, { input }).start();
}

/** Opens the draft and presses Send. */
function send(shown: Draft, sender: Sender): Actor<typeof formMachine> {
  const form = open(shown, sender);
  form.send({ type: 'form.save' });
  return form;
}

const ended = (form: Actor<typeof formMachine>): Promise<FormSnapshot> =>
  waitFor(form, (snapshot) => !snapshot.hasTag('busy'));

async function storeDraft(draftStore: DraftStore, typed = values): Promise<Draft> {
  await draftStore.store(draftChange('d1', { place: draft.place, status: 'waiting', base: {}, values: typed }));
  const stored = await draftStore.find(draft.place, 'd1');
  if (stored === null) throw new Error('The draft was not stored');
  return stored;
}

test("the server's rejection is shown even if storage is full", async () => {
  const { tab, draftStore } = await signedInTab();
  const mark = vi.fn((_: unknown, { to }: { to: Draft['status'] }) =>
    to === 'unsure'
      ? Promise.resolve('waiting' as const)
      : Promise.reject(new DOMException('No room', 'QuotaExceededError')),
  );
  server.failNext('POST /api/v1/teams', { status: 409, body: { status: false, message: 'There is such a team' } });
  const { context } = await ended(send(draft, { ...tab, draftStore: { ...draftStore, mark } }));
  expect(context.failure).toMatchObject({ kind: 'rejected', message: 'There is such a team' });
  expect(mark).toHaveBeenCalledTimes(2);
});

test('a look-up of a new record is not misled by an older cached list', async () => {
  const { tab, draftStore } = await signedInTab();
  const fromCopies = async (request: Request) => {
    const { body, headers } = await tab.api.fetch(request);
    return new Response(body, { headers: { ...Object.fromEntries(headers), [cachedAtHeader]: '1' } });
  };
  const form = send({ ...draft, status: 'unsure' }, { ...tab, draftStore, api: { ...tab.api, fetch: fromCopies } });
  const snapshot = await ended(form);
  expect(snapshot.matches({ editing: 'unconfirmed' })).toBe(true);
  expect(snapshot.context.failure).toMatchObject({ kind: 'unknown' });
  expect(server.calls('POST /api/v1/teams')).toEqual([]);
});

test('a draft that two windows show is sent by only one of them', async () => {
  const { tab, draftStore } = await signedInTab();
  const stored = await storeDraft(draftStore);
  const windows = [0, 1].map(() => send(stored, { ...tab, draftStore }));
  const ends = await Promise.all(windows.map(ended));
  expect(ends.map(({ context }) => context.failure?.kind)).toEqual([undefined, 'unknown']);
  expect(server.calls('POST /api/v1/teams')).toHaveLength(1);
  expect(await draftStore.find(draft.place, 'd1')).toBeNull();
});

test('a draft whose page is left while its mark is stored is not sent, and waits as before', async () => {
  const { tab, draftStore } = await signedInTab();
  const stored = await storeDraft(draftStore);
  const marked: string[] = [];
  const mark: typeof draftStore.mark = async (version, change) => {
    await Promise.resolve();
    form.stop();
    const found = await draftStore.mark(version, change);
    marked.push(change.to);
    return found;
  };
  const form = send(stored, { ...tab, draftStore: { ...draftStore, mark } });
  await eventually(() => expect(marked).toEqual(['unsure', 'waiting']));
  expect((await draftStore.find(draft.place, 'd1'))?.status).toBe('waiting');
  expect(server.calls('POST /api/v1/teams')).toEqual([]);
});

test('after a fault of the server the record is looked up before the draft is sent again', async () => {
  const { tab, draftStore } = await signedInTab();
  const stored = await storeDraft(draftStore, { ...values, name: 'Puma', full_name: 'Puma of Pune' });
  server.failNext('POST /api/v1/teams', 'serverFault');
  const form = send(stored, { ...tab, draftStore });
  expect((await ended(form)).context.failure?.kind).toBe('fault');
  const before = server.calls().length;
  form.send({ type: 'form.save' });
  await waitFor(form, ({ status }) => status === 'done');
  const after = server.calls().slice(before);
  expect(after.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(server.calls('POST /api/v1/teams')).toHaveLength(2);
});

test('a record that was seen before the send is not taken for the one that was sent', async () => {
  const { tab, draftStore } = await signedInTab();
  const stored = await storeDraft(draftStore);
  const first = send(
    { ...draft, id: 'd2' },
    { ...tab, draftStore: { ...draftStore, mark: () => Promise.resolve('waiting') } },
  );
  // The page of drafts opens both, and sends one after the other.
  const second = open(stored, { ...tab, draftStore });
  await waitFor(first, ({ status }) => status === 'done');
  server.failNext('POST /api/v1/teams', 'unreachable');
  second.send({ type: 'form.save' });
  const { status } = await waitFor(second, (snapshot) => !snapshot.hasTag('busy'));
  expect(status).toBe('active');
  expect(await draftStore.find(draft.place, 'd1')).not.toBeNull();
});
