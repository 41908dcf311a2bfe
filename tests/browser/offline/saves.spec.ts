import { expect } from '@playwright/test';
import { entry, save } from '../support/flows/entity-form.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { signedIn, test, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

/** The save requests that the proxy has logged. */
const isSave = ({ method, path }: { method: string; path: string }) =>
  method === 'PATCH' && path.startsWith('/api/v1/teams/');

test('a save with a lost response is checked by a read, and sent once', async ({ faults, page }) => {
  await page.goto('/#/teams/edit/3');
  await typeLikeAPerson(entry(page, 'Full Name'), 'Lost On The Way');
  await faults.set('lost response', { method: 'PATCH' });
  faults.forget();
  await save(page);
  await expect(page.getByText('Your changes were saved')).toBeVisible();
  await expect(page).toHaveURL(/#\/teams$/);
  await letTimePass(page, 3000);
  expect(faults.log().filter(isSave)).toHaveLength(1);
  expect(faults.log().filter(({ method, path }) => method === 'GET' && path === '/api/v1/teams/3')).not.toHaveLength(0);
});

test('a save that is cut off is shown as not saved, is sent once, and stays in the form', async ({ faults, page }) => {
  await page.goto('/#/teams/edit/4');
  await typeLikeAPerson(entry(page, 'Full Name'), 'Never Answered');
  await faults.set('killed', { method: 'PATCH' });
  faults.forget();
  await save(page);
  await expect(page.getByText('Your changes were not saved. Check them and press Save again.').first()).toBeVisible();
  await expect(entry(page, 'Full Name')).toHaveValue('Never Answered');
  expect(faults.log().filter(isSave)).toHaveLength(1);
});

test('a save with the server dead waits, is not sent automatically, and is sent once by a press', async ({
  faults,
  page,
}) => {
  await page.goto('/#/teams/edit/5');
  await typeLikeAPerson(entry(page, 'Full Name'), 'Sent Later Esports');
  await faults.set('killed');
  // As when the user returns to the tablet: the app checks whether the server is reachable.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('You are offline. Lists show offline copies.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/teams$/);
  await page.getByRole('link', { name: 'Drafts (1)' }).click();
  await expect(page.getByText('You are offline. Drafts can be sent when you are back online.').first()).toBeVisible();

  faults.forget();
  await faults.set('ok');
  await page.getByRole('button', { name: 'Try again' }).click();
  const send = page.getByRole('button', { name: /^Send / }).last();
  await expect(send).toBeEnabled({ timeout: 40_000 });
  expect(faults.log().filter(isSave)).toEqual([]);
  await send.click();
  await expect(page.getByText('Team updated successfully').first()).toBeVisible();
  expect(faults.log().filter(isSave)).toHaveLength(1);
});
