import { expect, type Page } from '@playwright/test';
import { signInWithWorker } from '../support/network/offline.ts';
import { test, withFaults } from '../support/test.ts';

test.use(withFaults);

const matches = (page: Page) => page.getByRole('region', { name: 'Friday 14 November' }).getByRole('link');
const readAgain = (page: Page) => page.getByRole('button', { name: 'Refresh', exact: true });

test('server killed, browser reopened: the cached schedule opens with its age', async ({ faults, profile }) => {
  const finals = '/#/schedule?date=2025-11-14';
  const first = await (await profile.launch()).newPage();
  await signInWithWorker(first);
  await first.goto(finals);
  await expect(readAgain(first)).toBeVisible();
  const before = await matches(first).allTextContents();
  expect(before).toHaveLength(6);
  await faults.set('killed');

  const page = await (await profile.launch()).newPage();
  await page.goto(finals);
  await expect(page.getByText(/^Offline copy, /)).toBeVisible();
  await expect(readAgain(page)).toBeVisible();
  expect(await matches(page).allTextContents()).toEqual(before);
  await expect(page.getByText('Matches may be missing here.')).toHaveCount(0);
});
