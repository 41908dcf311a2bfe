import { expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { ownApi } from '#api/api.ts';
import { createRecord, readRecord } from '#api/calls/entity-calls.ts';
import { undoLogic } from '#history/undo/undo-logic.ts';
import type { Offer, undoMachine } from '#machines/undo/machine.ts';
import { readUndos } from '#storage/put-change.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { hangStorage } from '../../../support/page/hang-storage.ts';
import { demoAdmin, openTab, otherAdmin, type Tab, withDevice } from '../../../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

const series = '8e03978e-40d5-43e8-bc93-6894a57f9324';
const other = '5f0d0c8a-1d0f-4b0e-9a55-0c2f0a3c7e11';

async function addTeam({ api }: Tab, name: string): Promise<number> {
  const values = { name, full_name: `${name} of Pune`, game_id: '18', status: '1' };
  const result = await createRecord(ownApi(api), 'POST /api/v1/teams', values, { series });
  if (result.kind !== 'ok') throw new Error(result.kind);
  return (result.data as { readonly id: number }).id;
}

test('the undo of an import leaves what another user has imported under the same address', async () => {
  const tab = await openTab(demoAdmin);
  const first = await addTeam(tab, 'Ace');
  tab.session.send({ type: 'session.signOut' });
  await tab.until((snapshot) => snapshot.matches('signedOut'));
  await tab.signIn(otherAdmin);
  const second = await addTeam(tab, 'Sky');

  const undo = createActor(undoLogic(ownApi(tab.api))).start();
  undo.send({ type: 'undo.offer', offer: { series, action: 'create', area: 'teams', name: 'Sky', count: 1 } });
  undo.send({ type: 'undo.accept' });
  await waitFor(undo, (snapshot) => snapshot.matches('idle'));

  expect((await readRecord(tab.api, 'GET /api/v1/teams/{id}', first)).kind).toBe('ok');
  expect((await readRecord(tab.api, 'GET /api/v1/teams/{id}', second)).kind).toBe('rejected');
});

const offer: Offer = { series, action: 'delete', area: 'teams', name: 'Sky', count: 1 };
const isWaiting = (snapshot: SnapshotFrom<typeof undoMachine>) => snapshot.matches('waiting');

function startUndo(tab: Tab) {
  const undo = createActor(undoLogic(ownApi(tab.api))).start();
  const take = (taken: Offer) => {
    undo.send({ type: 'undo.offer', offer: taken });
    undo.send({ type: 'undo.accept' });
  };
  return { undo, take };
}

async function stored(tab: Tab): Promise<readonly string[]> {
  const waiting = await readUndos((await tab.api.scope()) ?? '');
  return waiting.map((one) => one.series);
}

test('an undo that waits for a connection is stored before the user reads so', async () => {
  const tab = await openTab(demoAdmin);
  await tab.api.scope();
  server.failAll('unreachable');
  const { undo, take } = startUndo(tab);
  const storage = hangStorage();
  take(offer);
  await waitFor(undo, (snapshot) => snapshot.matches('storing'));
  storage.release();
  await waitFor(undo, isWaiting);
  expect(await stored(tab)).toEqual([series]);
});

test('a user reads that an undo that waits could not be stored', async () => {
  const tab = await openTab(demoAdmin);
  await tab.api.scope();
  server.failAll('unreachable');
  const { undo, take } = startUndo(tab);
  const notices: string[] = [];
  undo.on('notify', ({ message }) => notices.push(message));
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  take(offer);
  await waitFor(undo, isWaiting);
  vi.restoreAllMocks();
  expect(notices).toEqual(['This undo is not stored on this device. Leave this window open.']);
});

test('undos of two tabs wait beside each other, and each is removed alone', async () => {
  const tab = await openTab(demoAdmin);
  server.failAll('unreachable');
  const [first, second] = [startUndo(tab), startUndo(tab)];
  first.take(offer);
  second.take({ ...offer, series: other });
  await Promise.all([waitFor(first.undo, isWaiting), waitFor(second.undo, isWaiting)]);
  expect([...(await stored(tab))].sort()).toEqual([series, other].sort());

  first.undo.send({ type: 'undo.dismiss' });
  await eventually(async () => expect(await stored(tab)).toEqual([other]));
});

test('what an earlier visit stored is found beside an undo of this one', async () => {
  const tab = await openTab(demoAdmin);
  server.failAll('unreachable');
  const { undo, take } = startUndo(tab);
  take(offer);
  await waitFor(undo, isWaiting);
  undo.send({ type: 'undo.found', waiting: [{ ...offer, series: 'earlier' }, offer] });
  expect(undo.getSnapshot().context.waiting.map((one) => one.series)).toEqual([series, 'earlier']);
});
