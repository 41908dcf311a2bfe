import { expect, type Page } from '@playwright/test';
import { letTimePass } from '../../support/let-time-pass.ts';
import { eachCommit } from '../../support/scope.ts';
import { goTo, logIn, logOut } from '../support/app.ts';
import { openList, signInWithWorker } from '../support/network/offline.ts';
import { readAllStorage } from '../support/storage/read-all-storage.ts';
import { test, withFaults } from '../support/test.ts';
import { addUser, type TestUser } from '../support/test-user.ts';

test.use(withFaults);

/** Only A opens this list. Nothing of it may remain. */
const ofA = '/api/v1/youtube?';

/** B is the next user of the device. */
async function switchTo(page: Page, b: TestUser): Promise<void> {
  await logIn(page, b);
  await expect(page.getByText('Welcome, Asha')).toBeVisible();
}

/** A is signed in and has opened a list. */
async function withA(page: Page): Promise<void> {
  await signInWithWorker(page);
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

test('A logs out in another tab, B signs in', eachCommit, async ({ page, server }) => {
  await withA(page);
  const b = await addUser(server);
  const other = await page.context().newPage();
  await other.goto('/#/login');
  await expect(page).toHaveURL(/#\/login$/);
  await expect.poll(() => readAllStorage(page)).not.toContain(ofA);
  await switchTo(page, b);
  await expectNothingOfA(page);
});

test('A’s session expires, B signs in in the dialog', eachCommit, async ({ page, server }) => {
  await withA(page);
  const b = await addUser(server);
  await page.evaluate(() => {
    sessionStorage.setItem('accessToken', 'gone');
    sessionStorage.setItem('refreshToken', 'gone');
  });
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Session expired. Log in again.' });
  await expect(dialog).toBeVisible();
  await switchTo(page, b);
  await expectNothingOfA(page);
});

test('A logs out with a response in flight: it is not cached', async ({ faults, page, server }) => {
  await signInWithWorker(page);
  const b = await addUser(server);
  await faults.set('slow', { path: /^\/api\/v1\/youtube/, milliseconds: 3000 });
  await goTo(page, '/youtube');
  await expect.poll(() => faults.log().some(({ path }) => path.startsWith(ofA))).toBe(true);
  await logOut(page);
  await switchTo(page, b);
  await letTimePass(4000);
  await expectNothingOfA(page);
});

test('the browser is closed while A is signed in, and B signs in next', eachCommit, async ({ profile, server }) => {
  await withA(await (await profile.launch()).newPage());
  const b = await addUser(server);
  const page = await (await profile.launch()).newPage();
  await page.goto('/#/login');
  await expect(page.getByLabel('Email/Mobile No')).toBeVisible();
  await expect.poll(() => readAllStorage(page)).not.toContain(ofA);
  await switchTo(page, b);
  await expectNothingOfA(page);
});
