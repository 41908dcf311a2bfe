import { expect, test, vi } from 'vitest';
import { ownApi } from '#api/api.ts';
import { entity } from '#entities/declared/teams.ts';
import { recentChanges } from '#records/recent-changes.ts';
import { setRowStatus } from '#records/rows/change-row.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { eventually } from '../../support/eventually.ts';
import { demoAdmin, openTab, otherAdmin, withDevice } from '../../support/page/open-tab.ts';

withReferenceServer();
withDevice();

const change = { id: 1, name: 'Team Soul', before: '1', to: '0' } as const;

test('a change is listed among the user’s recent changes', async () => {
  const { api, ...tab } = await openTab();
  await tab.signIn(demoAdmin);
  await setRowStatus(ownApi(api), entity, change);
  expect(await recentChanges(api)).toMatchObject([{ area: 'teams', action: 'edit', id: 1, outcome: 'saved' }]);
});

test('a change whose response arrives after another user has signed in is not listed', async () => {
  const { api, session, ...tab } = await openTab();
  await tab.signIn(demoAdmin);
  let respond: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (respond = resolve));
  const sent = vi.fn();
  const fetch = async (request: Request) => {
    const response = await api.fetch(request);
    if (request.method === 'GET') return response;
    sent();
    await released;
    return response;
  };
  const changing = setRowStatus(ownApi({ ...api, fetch }), entity, change);
  await eventually(() => expect(sent).toHaveBeenCalled());
  session.send({ type: 'session.signOut' });
  await tab.until((snapshot) => snapshot.matches('signedOut'));
  await tab.signIn(otherAdmin);
  respond();
  expect(await changing).toMatchObject({ kind: 'ok' });
  expect(await recentChanges(api)).toEqual([]);
});
