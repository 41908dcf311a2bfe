import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { entry } from '../support/flows/entity-form.ts';
import { openWindow } from '../support/open-window.ts';
import { draftStored } from '../support/storage/drafts.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

/** How many videos of this name the server has. */
async function countVideos(page: Page, name: string): Promise<number> {
  return await page.evaluate(async (search) => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('accessToken')}` };
    const query = new URLSearchParams({ page: '1', listPerPage: '10', search });
    const response = await fetch(`/api/v1/youtube?${query}`, { headers });
    const { data } = (await response.json()) as { data: { totalData: number } };
    return data.totalData;
  }, name);
}

test('a draft that two windows send at once creates one record', eachCommit, async ({ page }) => {
  const name = 'Sent from two windows';
  await page.goto('/#/youtube/create');
  await typeLikeAPerson(entry(page, 'Name'), name);
  await typeLikeAPerson(entry(page, 'URL'), 'https://www.youtube.com/watch?v=zF5Ddo9JdpY');
  await expect(draftStored(page)).toBeVisible();
  await page.goto('/#/drafts');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
  const other = await openWindow(page);
  const keys: string[] = [];
  page.context().on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (request.method() === 'POST' && key !== undefined) keys.push(key);
  });
  const send = (window: Page) => window.getByRole('button', { name: `Send ${name}` });
  for (const window of [page, other]) await expect(send(window)).toBeEnabled();
  await Promise.all([page, other].map((window) => send(window).click()));
  for (const window of [page, other])
    await expect(send(window).or(window.getByText('Open the list'))).not.toHaveText('Loading...');
  await expect.poll(() => countVideos(page, name)).toBe(1);
  expect(new Set(keys).size).toBe(1);
});
