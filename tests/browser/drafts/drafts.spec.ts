import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { entry, save } from '../support/flows/entity-form.ts';
import { ownTest } from '../support/own-server-test.ts';
import { signedInTest as test } from '../support/signed-in-test.ts';
import { draftStored, offer, restore } from '../support/storage/drafts.ts';

/** Records the write calls, by method. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'GET') calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const item = (page: Page, name: string) => page.getByRole('region', { name });
const writes = (calls: readonly string[]) => calls.filter((call) => call.includes('/teams'));

async function openTeam(page: Page, team: number): Promise<void> {
  await page.goto(`/#/teams/edit/${team}`);
  await expect(entry(page, 'Full Name')).toBeVisible();
}

/** Another user changes a record, past this page. */
async function changeAsOther(page: Page, team: number, fullName: string): Promise<void> {
  const status = await page.evaluate(
    async ({ team, fullName }) => {
      const body = new FormData();
      body.set('full_name', fullName);
      const headers = { Authorization: `Bearer ${sessionStorage.getItem('accessToken')}` };
      return (await fetch(`/api/v1/teams/${team}`, { method: 'PATCH', body, headers })).status;
    },
    { team, fullName },
  );
  expect(status).toBe(200);
}

async function waitOffline(page: Page, team: number, typed: string): Promise<void> {
  await openTeam(page, team);
  await entry(page, 'Full Name').fill(typed);
  await page.context().setOffline(true);
  await save(page);
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/teams$/);
}

test('a waiting draft is compared and sent once', async ({ page, team }) => {
  const calls = noteCalls(page);
  await waitOffline(page, team, 'Sent Later Esports');
  expect(writes(calls)).toEqual([]);
  await page.context().setOffline(false);
  await page.goto('/#/drafts');
  await page
    .getByRole('button', { name: /^Send / })
    .last()
    .click();
  await expect(page.getByText('Team updated successfully').first()).toBeVisible();
  expect(writes(calls)).toEqual([`PATCH /api/v1/teams/${team}`]);
  await openTeam(page, team);
  await expect(entry(page, 'Full Name')).toHaveValue('Sent Later Esports');
  await expect(page.getByRole('link', { name: /^Drafts/ })).toBeHidden();
});

test('another user’s change is shown side by side before anything is sent', async ({ page, team }) => {
  const calls = noteCalls(page);
  await waitOffline(page, team, 'Mine Esports');
  await page.context().setOffline(false);
  await changeAsOther(page, team, 'Theirs Esports');
  calls.length = 0;
  await page.goto('/#/drafts');
  await page
    .getByRole('button', { name: /^Send / })
    .last()
    .click();
  const table = page.getByRole('table', { name: 'Differences' });
  await expect(table).toContainText('Mine Esports');
  await expect(table).toContainText('Theirs Esports');
  await expect(page.getByRole('button', { name: 'Send selected values' })).toBeDisabled();
  expect(writes(calls)).toEqual([]);
  await expectAccessible(page);
  await table.getByRole('radio', { name: 'Full Name: Your draft' }).check();
  await page.getByRole('button', { name: 'Send selected values' }).click();
  await expect(page.getByText('Team updated successfully').first()).toBeVisible();
  expect(writes(calls)).toEqual([`PATCH /api/v1/teams/${team}`]);
});

test('after a lost response the record is read again, and nothing is sent twice', async ({ page, team }) => {
  const calls = noteCalls(page);
  await waitOffline(page, team, 'Lost Answer Esports');
  await page.context().setOffline(false);
  await page.route(`**/api/v1/teams/${team}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto('/#/drafts');
  await page
    .getByRole('button', { name: /^Send / })
    .last()
    .click();
  await expect(page.getByText('Your changes were saved').first()).toBeVisible();
  expect(writes(calls)).toEqual([`PATCH /api/v1/teams/${team}`]);
});

test('a new record whose response was lost is looked up before it may be sent again', async ({ page }) => {
  const calls = noteCalls(page);
  await page.goto('/#/youtube/create');
  await entry(page, 'Name').fill('Lost Video');
  await entry(page, 'URL').fill('https://www.youtube.com/watch?v=zF5Ddo9JdpY');
  await page.route('**/api/v1/youtube', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await save(page);
  // The list was never read, so an equal record may be older.
  await expect(page.getByText('Is it one of these records?')).toBeVisible();
  await page.goto('/#/drafts');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
  await expect(item(page, 'Lost Video')).toContainText('Sent, no reply from the server');
  await page.getByRole('button', { name: 'Send Lost Video' }).click();
  await expect(item(page, 'Lost Video')).toContainText('All fields match');
  expect(calls.filter((call) => call.includes('youtube'))).toHaveLength(1);
  await item(page, 'Lost Video')
    .getByRole('button', { name: /^This one/ })
    .click();
  await expect(item(page, 'Lost Video').getByText('Sent', { exact: true })).toBeVisible();
  expect(calls.filter((call) => call.includes('youtube'))).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('No drafts')).toBeVisible();
});

test('restoring a draft of a changed record asks which value to use', async ({ page, team }) => {
  await openTeam(page, team);
  await entry(page, 'Full Name').fill('Mine Esports');
  await expect(draftStored(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
  await changeAsOther(page, team, 'Theirs Esports');
  await openTeam(page, team);
  await expect(offer(page)).toContainText('Someone else changed this record after you started.');
  await expect(offer(page).getByRole('button', { name: 'Restore the draft' })).toBeDisabled();
  await offer(page).getByRole('radio', { name: 'Full Name: Your draft' }).check();
  await expectAccessible(page);
  await restore(page);
  await expect(entry(page, 'Full Name')).toHaveValue('Mine Esports');
});

ownTest('full storage is shown, and the app continues to work', async ({ page, ownServer }) => {
  ownTest.setTimeout(120_000);
  const devtools = await page.context().newCDPSession(page);
  await signIn(page);
  await openTeam(page, 1);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: ownServer.url, quotaSize: 1 });
  await entry(page, 'Full Name').fill('Typed On A Full Disk');
  // The browser checks the quota only twice a minute.
  await expect(async () => {
    await entry(page, 'Full Name').press('x');
    await expect(page.getByText('This device is full. Drafts are not saved.')).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 50_000 });
  await save(page);
  await expect(page.getByText('Team updated successfully')).toBeVisible();
});

test('the drafts page is accessible and fits a phone, empty and with drafts, in both languages', async ({
  page,
  team,
}) => {
  await page.goto('/#/drafts');
  await expect(page.getByText('No drafts')).toBeVisible();
  await expectAccessible(page);
  await waitOffline(page, team, 'A Draft To Look At');
  await page.context().setOffline(false);
  await page.goto('/#/drafts');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['en', 'hi']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
