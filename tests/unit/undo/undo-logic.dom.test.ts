import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ownApi } from '#api/api.ts';
import { createRecord, readRecord } from '#api/calls/record-calls.ts';
import { undoLogic } from '#undo/undo-logic.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { demoAdmin, openTab, otherAdmin, type Tab, withDevice } from '../../support/page/open-tab.ts';

withReferenceServer();
withDevice();

const series = '8e03978e-40d5-43e8-bc93-6894a57f9324';

async function addTeam({ api }: Tab, name: string): Promise<number> {
  const values = { name, full_name: `${name} of Pune`, game_id: '18', status: '1' };
  const result = await createRecord(ownApi(api), 'POST /api/v1/teams', values, { series });
  if (result.kind !== 'ok') throw new Error(result.kind);
  return (result.data as { readonly id: number }).id;
}

test('the undo of an import leaves what another user has imported under the same address', async () => {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  const first = await addTeam(tab, 'Ace');
  tab.session.send({ type: 'session.signOut' });
  await tab.until((snapshot) => snapshot.matches('signedOut'));
  await tab.signIn(otherAdmin);
  const second = await addTeam(tab, 'Sky');

  const undo = createActor(undoLogic(ownApi(tab.api))).start();
  undo.send({ type: 'undo.offer', offer: { series, action: 'create', area: 'teams', name: 'Sky', count: 1 } });
  undo.send({ type: 'undo.take' });
  await waitFor(undo, (snapshot) => snapshot.matches('idle'));

  expect((await readRecord(tab.api, 'GET /api/v1/teams/{id}', first)).kind).toBe('ok');
  expect((await readRecord(tab.api, 'GET /api/v1/teams/{id}', second)).kind).toBe('rejected');
});
