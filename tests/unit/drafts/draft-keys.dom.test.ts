import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Api } from '#api/api.ts';
import { createDrafts, type Drafts } from '#drafts/drafts.ts';
import { openDrafts } from '#drafts/store/database.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { loginLogic } from '#session/account/login-logic.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { draftChange } from '../../support/draft-change.ts';
import { eventually } from '../../support/eventually.ts';
import { demoAdmin, openTab, otherAdmin, withDevice } from '../../support/page/open-tab.ts';
import { closeDatabases, settleStorage } from '../../support/page/reset-indexed-db.ts';
import { sessionOf, startSession } from '../../support/page/session-of.ts';

const server = withReferenceServer();
withDevice();

const content: DraftContent = {
  place: { form: 'teams', id: 7 },
  base: { name: 'Lions' },
  values: { name: 'Tigers' },
  status: 'typing',
};

/** The users whose keys are on this device. */
async function storedKeys(): Promise<readonly number[]> {
  const database = await openDrafts();
  const keys = await database.getAllKeys('keys');
  database.close();
  return keys;
}

/** Holds the next key that is derived. */
function holdDeriving() {
  let derive = () => {};
  const held = new Promise<void>((resolve) => (derive = resolve));
  const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);
  const deriving = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce(async (...args) => {
    await held;
    return await deriveBits(...args);
  });
  return { deriving, derive };
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Types the credentials into a login form and submits it. */
function signInAs(api: Api, drafts: Drafts, { username, password }: Credentials = demoAdmin) {
  const login = createActor(loginLogic(api, drafts), { input: { validate: () => ({}) } }).start();
  login.send({ type: 'callForm.change', name: 'username', value: username });
  login.send({ type: 'callForm.change', name: 'password', value: password });
  login.send({ type: 'callForm.submit' });
  return login;
}

test('input of another user is stored after that user signs in over a locked session', async () => {
  await openTab(demoAdmin);
  sessionStorage.clear();
  const tab = await openTab(otherAdmin);
  expect(await (await tab.drafts.of(2)).store(draftChange('d1', content, { userId: 2 }))).toBe('stored');
  expect(await storedKeys()).toEqual([2]);
});

test.each(['this window', 'another window'])(
  'open forms store what they could not, once their user signs in again in %s',
  async (where) => {
    const drafts = createDrafts();
    startSession(drafts, 7);
    const open = await drafts.of(7);
    const store = vi.fn(async () => (await open.store(draftChange('d1', content, { userId: 7 }))) === 'stored');
    drafts.join(store);
    expect(await drafts.flush()).toBe(false);
    const signedIn = where === 'this window' ? drafts : createDrafts();
    await signedIn.enter({ userId: 7, password: 'Password@1' });
    await eventually(async () => expect(await (await drafts.of(7)).exist(['d1'])).toEqual(['d1']));
  },
);

test('a form that closes while it is asked to store again throws nothing', async () => {
  const drafts = createDrafts();
  startSession(drafts, 7);
  const store = vi.fn(() => Promise.reject(new Error('The form has closed')));
  drafts.join(store);
  await drafts.enter({ userId: 7, password: 'Password@1' });
  await eventually(() => expect(store).toHaveBeenCalled());
  await settleStorage();
});

test('a sign-out that was cut short is completed when the next user is signed in', async () => {
  const drafts = createDrafts();
  await drafts.enter({ userId: 7, password: 'Password@1' });
  expect(await storedKeys()).toEqual([7]);
  const launched = createDrafts();
  startSession(launched, 8);
  await launched.of(8);
  await eventually(async () => expect(await storedKeys()).toEqual([]));
});

test('drafts that open after their user has signed out leave the key of the next one', async () => {
  const former = createDrafts();
  startSession(former, 7);
  former.follow(sessionOf(null));
  await createDrafts().enter({ userId: 8, password: 'Password@1' });
  await (await former.of(7)).recount();
  expect(await storedKeys()).toEqual([8]);
});

test('a sign-in deletes the key of another user when its session starts, not while it can still be cancelled', async () => {
  const drafts = createDrafts();
  await drafts.enter({ userId: 7, password: 'Password@1' });
  await createDrafts().enter({ userId: 8, password: 'Password@1', isCancelled: () => true });
  expect(await storedKeys()).toEqual([7]);
  await drafts.enter({ userId: 8, password: 'Password@1' });
  expect(await storedKeys()).toEqual([7, 8]);
  startSession(drafts, 8);
  await eventually(async () => expect(await storedKeys()).toEqual([8]));
});

test('the sign-out of a former user, whose session is over, leaves the key of the next one', async () => {
  const drafts = createDrafts();
  await drafts.enter({ userId: 8, password: 'Password@1' });
  await drafts.forget(7);
  await settleStorage();
  expect(await storedKeys()).toEqual([8]);
});

test('a sign-out also deletes the keys that earlier ones, which were cut short, have left', async () => {
  const [killed, drafts] = [createDrafts(), createDrafts()];
  await killed.enter({ userId: 7, password: 'Password@1' });
  await drafts.enter({ userId: 8, password: 'Password@1' });
  await drafts.forget(8);
  expect(await storedKeys()).toEqual([]);
});

test('a sign-out whose deletion waited for storage leaves the key of a user who signs in meanwhile', async () => {
  const [drafts, other] = [createDrafts(), createDrafts()];
  await drafts.enter({ userId: 7, password: 'Password@1' });
  const pressedAt = Date.now() - 1;
  await other.enter({ userId: 8, password: 'Password@1' });
  vi.spyOn(Date, 'now').mockReturnValueOnce(pressedAt);
  await drafts.forget(7);
  expect(await storedKeys()).toEqual([8]);
});

test('a session that starts stores its key again if a sign-out has taken it for one that was left', async () => {
  const [drafts, other] = [createDrafts(), createDrafts()];
  await drafts.enter({ userId: 8, password: 'Password@1' });
  await other.forget(7);
  expect(await storedKeys()).toEqual([]);
  startSession(drafts, 8);
  await eventually(async () => expect(await storedKeys()).toEqual([8]));
});

test('input is stored after the browser has closed the database connection', async () => {
  const tab = await openTab(demoAdmin);
  const drafts = await tab.drafts.of(1);
  expect(await drafts.store(draftChange('d1', content))).toBe('stored');
  closeDatabases();
  // The page is notified in a separate task.
  await settleStorage();
  expect(await drafts.store(draftChange('d2', content))).toBe('stored');
  expect((await drafts.all()).drafts.map(({ id }) => id).toSorted()).toEqual(['d1', 'd2']);
});

test('a sign-out in another window also applies to a key that is being derived', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.signIn(demoAdmin);
  await other.until((snapshot) => snapshot.matches('signedOut'));
  await other.signIn(demoAdmin);
  const { deriving, derive } = holdDeriving();
  const entering = other.drafts.enter({ userId: 1, password: demoAdmin.password });
  await eventually(() => expect(deriving).toHaveBeenCalledTimes(1));
  one.session.send({ type: 'session.signOut' });
  await one.until((snapshot) => snapshot.matches('signedOut'));
  await other.until((snapshot) => snapshot.matches('signedOut'));
  derive();
  await entering;
  expect(await storedKeys()).toEqual([]);
});

test('a sign-in that is cancelled while the server responds stores no key', async () => {
  const { api, drafts } = await openTab();
  const entered: number[] = [];
  const watched = { ...drafts, enter: async ({ userId }: { userId: number }) => void entered.push(userId) };
  let respond: () => void = () => undefined;
  const responded = new Promise<void>((resolve) => (respond = resolve));
  const slow = {
    ...api,
    fetch: async (request: Request) => {
      const response = await api.fetch(request);
      await responded;
      return response;
    },
  };
  const login = signInAs(slow, watched);
  await eventually(() => expect(server.calls('POST /api/v1/users/login')).toHaveLength(1));
  login.stop();
  respond();
  signInAs(slow, watched, otherAdmin);
  await eventually(() => expect(entered).toContain(2));
  expect(entered).toEqual([2]);
});

test('a finished sign-in has stored the key: a page that reloads at once stores drafts', async () => {
  const login = signInAs((await openTab()).api, createDrafts());
  await waitFor(login, (snapshot) => snapshot.status === 'done');
  expect(await storedKeys()).toEqual([1]);
});

test('a key that takes longer than the sign-in is stored when it is there', async () => {
  const tab = await openTab();
  const { derive } = holdDeriving();
  const login = signInAs(tab.api, createDrafts());
  await waitFor(login, (snapshot) => snapshot.status === 'done');
  expect(await storedKeys()).toEqual([]);
  derive();
  await eventually(async () => expect(await storedKeys()).toEqual([1]));
});

test('a sign-in that is cancelled before its key is stored leaves none', async () => {
  const tab = await openTab();
  const drafts = createDrafts();
  let isEntered = false;
  const watched: Drafts = {
    ...drafts,
    enter: async (entering) => {
      login.stop();
      await drafts.enter(entering);
      isEntered = true;
    },
  };
  const login = signInAs(tab.api, watched);
  await eventually(() => expect(isEntered).toBe(true));
  await eventually(async () => expect(await storedKeys()).toEqual([]));
});
