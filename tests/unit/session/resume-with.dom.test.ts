import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ownApi } from '#api/api.ts';
import { entity } from '#entities/declared/teams.ts';
import { listLogic } from '#lists/list-logic.ts';
import { canContinue, isReadOnly } from '#machines/session/selectors.ts';
import { resumeWith } from '#session/resume-with.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { demoAdmin, openTab, otherAdmin, type Tab, withDevice } from '../../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

/** A launch without tokens, whose sign-in dialog covers a list that waits for it. */
async function openLocked() {
  await openTab(demoAdmin);
  sessionStorage.clear();
  const tab = await openTab();
  const list = openList(tab);
  await waitFor(list, (snapshot) => snapshot.matches('awaitingSignIn'));
  return { tab, list };
}

function openList(tab: Tab) {
  const input = { query: { page: 1, perPage: 10, search: '' } };
  const list = createActor(listLogic(ownApi(tab.api), entity), { input }).start();
  resumeWith(tab.session, list);
  return list;
}

test('a list whose sign-in dialog closes because the connection is lost says that it could not be read', async () => {
  const { tab, list } = await openLocked();
  expect(canContinue(tab.session.getSnapshot())).toBe(false);
  server.failAll('unreachable');
  tab.session.send({ type: 'connection.offline' });
  const failed = await waitFor(list, (snapshot) => snapshot.matches('failed'));
  expect(failed.context.failure).toMatchObject({ kind: 'offline' });
});

test('a list that begins to wait after the dialog has closed says so too', async () => {
  const { tab, list } = await openLocked();
  tab.session.send({ type: 'connection.offline' });
  await waitFor(list, (snapshot) => snapshot.matches('failed'));
  tab.session.send({ type: 'connection.online' });
  list.send({ type: 'list.retry' });
  tab.session.send({ type: 'connection.offline' });
  expect(isReadOnly(tab.session.getSnapshot())).toBe(true);
  await waitFor(list, (snapshot) => snapshot.matches('failed'));
});

test('the same user continues it, another one does not', async () => {
  const { tab, list } = await openLocked();
  await tab.signIn(demoAdmin);
  await waitFor(list, (snapshot) => snapshot.matches('loaded'));

  const other = await openLocked();
  await other.tab.signIn(otherAdmin);
  const read = openList(other.tab);
  await waitFor(read, (snapshot) => snapshot.matches('loaded'));
  expect(other.list.getSnapshot().matches('awaitingSignIn')).toBe(true);
});
