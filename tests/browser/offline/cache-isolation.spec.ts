import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { openFor, openList } from '../support/network/offline.ts';
import { readAllStorage } from '../support/storage/read-all-storage.ts';
import { test, withFaults } from '../support/test.ts';
import { addUser } from '../support/test-user.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withFaults);

/** Only A opens this list. Nothing of it may remain. */
const ofA = '/api/v1/youtube?';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email/Mobile No')).toBeVisible();
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await typeLikeAPerson(page.getByLabel('Email/Mobile No'), email);
  await typeLikeAPerson(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome, Asha')).toBeVisible();
}

/** A is signed in and has opened a list. */
async function withA(page: Page, url: string): Promise<void> {
  await openFor(page, url);
  await openList(page, 'youtube');
  await expect.poll(() => readAllStorage(page)).toContain(ofA);
}

/** B is signed in: one scope, B's own, and no data of A on the device or the page. */
async function expectNothingOfA(page: Page): Promise<void> {
  await expect.poll(() => readAllStorage(page)).toContain('"lastAnswerAt"');
  const device = await readAllStorage(page);
  expect(device).not.toContain(ofA);
  expect(device).not.toContain('admin@example.com');
  expect(device.match(/"lastAnswerAt"/g)).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('admin@example.com');
}

test('A logs out through the menu, B signs in', async ({ faults, page, server }) => {
  await withA(page, faults.url);
  const b = await addUser(server);
  await logOut(page);
  await expect.poll(() => readAllStorage(page)).not.toContain('"lastAnswerAt"');
  await logIn(page, b);
  await expectNothingOfA(page);
});

test('A logs out without a connection, B signs in later', async ({ faults, page, server }) => {
  await withA(page, faults.url);
  const b = await addUser(server);
  await faults.set('killed');
  await logOut(page);
  await expect.poll(() => readAllStorage(page)).not.toContain(ofA);
  await faults.set('ok');
  await logIn(page, b);
  await expectNothingOfA(page);
});

test('A logs out in another tab, B signs in', eachCommit, async ({ faults, page, server }) => {
  await withA(page, faults.url);
  const b = await addUser(server);
  const other = await page.context().newPage();
  await other.goto(`${faults.url}/#/login`);
  await expect(page).toHaveURL(/#\/login$/);
  await expect.poll(() => readAllStorage(page)).not.toContain(ofA);
  await logIn(page, b);
  await expectNothingOfA(page);
});

test('A’s session expires, B signs in in the dialog', eachCommit, async ({ faults, page, server }) => {
  await withA(page, faults.url);
  const b = await addUser(server);
  await page.evaluate(() => {
    sessionStorage.setItem('accessToken', 'gone');
    sessionStorage.setItem('refreshToken', 'gone');
  });
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Session expired. Log in again.' });
  await expect(dialog).toBeVisible();
  await typeLikeAPerson(dialog.getByRole('textbox', { name: 'Email/Mobile No' }), b.email);
  await typeLikeAPerson(dialog.getByLabel('Password', { exact: true }), b.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome, Asha')).toBeVisible();
  await expectNothingOfA(page);
});

test('A logs out with a response in flight: it is not cached', async ({ faults, page, server }) => {
  await openFor(page, faults.url);
  const b = await addUser(server);
  await faults.set('slow', { path: /^\/api\/v1\/youtube/, milliseconds: 3000 });
  await page.evaluate(() => {
    window.location.hash = '/youtube';
  });
  await expect.poll(() => faults.log().some(({ path }) => path.startsWith(ofA))).toBe(true);
  await logOut(page);
  await logIn(page, b);
  await letTimePass(page, 4000);
  await expectNothingOfA(page);
});

test(
  'the browser is closed while A is signed in, and B signs in next',
  eachCommit,
  async ({ faults, profile, server }) => {
    await withA(await (await profile.launch()).newPage(), faults.url);
    const b = await addUser(server);
    const page = await (await profile.launch()).newPage();
    await page.goto(`${faults.url}/#/login`);
    await expect(page.getByLabel('Email/Mobile No')).toBeVisible();
    await expect.poll(() => readAllStorage(page)).not.toContain(ofA);
    await logIn(page, b);
    await expectNothingOfA(page);
  },
);
