import { expect, test } from 'vitest';
import { currentUser, isSignedIn } from '#machines/session/selectors.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { demoAdmin, openTab, otherAdmin, withDevice } from '../../support/page/open-tab.ts';

withReferenceServer();
withDevice();

test('a sign-out in one tab ends the session in the other', async () => {
  const first = await openTab(demoAdmin);
  const second = await openTab();
  expect(isSignedIn(second.session.getSnapshot())).toBe(true);
  first.session.send({ type: 'session.signOut' });
  await second.until((snapshot) => snapshot.matches('signedOut'));
  expect(currentUser(second.session.getSnapshot())).toBeNull();
});

test('another user’s sign-in in one tab ends the former session in the other', async () => {
  const first = await openTab(demoAdmin);
  sessionStorage.clear();
  const second = await openTab(otherAdmin);
  await first.until((snapshot) => snapshot.matches('signedOut'));
  expect(currentUser(second.session.getSnapshot())).toMatchObject({ id: 2 });
  expect(currentUser((await openTab()).session.getSnapshot())).toMatchObject({ id: 2 });
});

test('a sign-in of the same user in another tab changes nothing in this one', async () => {
  const first = await openTab(demoAdmin);
  sessionStorage.clear();
  const second = await openTab(demoAdmin);
  expect(isSignedIn(first.session.getSnapshot())).toBe(true);
  expect(isSignedIn(second.session.getSnapshot())).toBe(true);
});
