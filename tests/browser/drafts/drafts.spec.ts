import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectConsole } from '../support/access/console.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { entry, save } from '../support/flows/entity-form.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { draftStored, offer, restore } from '../support/storage/drafts.ts';
import { onOwnServer, signedIn, test, visitor, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

/** Records the write calls, by method. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'GET') calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Without its response, the app knows of no optional features. */
const capabilityCall = /\/api\/v1\/capabilities/;

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
  await typeLikeAPerson(entry(page, 'Full Name'), typed);
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

/** A waiting draft of a record that another user has changed meanwhile, on the drafts page after its Send. */
async function sendOverChange(page: Page, team: number): Promise<void> {
  await waitOffline(page, team, 'Mine Esports');
  await page.context().setOffline(false);
  await changeAsOther(page, team, 'Theirs Esports');
  await page.goto('/#/drafts');
  await page
    .getByRole('button', { name: /^Send / })
    .last()
    .click();
  await expect(differences(page)).toContainText('Mine Esports');
  await expect(differences(page)).toContainText('Theirs Esports');
  await expect(page.getByRole('button', { name: 'Send selected values' })).toBeDisabled();
}

const differences = (page: Page) => page.getByRole('table', { name: 'Differences' });

async function sendMine(page: Page): Promise<void> {
  await differences(page).getByRole('radio', { name: 'Full Name: Your draft' }).check();
  await page.getByRole('button', { name: 'Send selected values' }).click();
  await expect(page.getByText('Team updated successfully').first()).toBeVisible();
}

test('another user’s change is shown side by side before it is replaced', async ({ page, server, team }) => {
  await sendOverChange(page, team);
  expect(await askAsAdmin(server, 'GET', `/teams/${team}`)).toMatchObject({ full_name: 'Theirs Esports' });
  await expectAccessible(page);
  const calls = noteCalls(page);
  await sendMine(page);
  expect(writes(calls)).toEqual([`PATCH /api/v1/teams/${team}`]);
  expect(await askAsAdmin(server, 'GET', `/teams/${team}`)).toMatchObject({ full_name: 'Mine Esports' });
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

test('a new record whose response was lost is sent again with its key, and exists once', async ({ page }) => {
  const calls = noteCalls(page);
  // A save before this response has no key.
  const known = page.waitForResponse(capabilityCall);
  await page.goto('/#/youtube/create');
  await known;
  await typeLikeAPerson(entry(page, 'Name'), 'Repeated Video');
  await typeLikeAPerson(entry(page, 'URL'), 'https://www.youtube.com/watch?v=zF5Ddo9JdpY');
  let isLost = true;
  await page.route('**/api/v1/youtube', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.fallback();
    isLost = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await save(page);
  await expect(page).toHaveURL(/#\/youtube$/);
  await expect(page.getByRole('row').filter({ hasText: 'Repeated Video' })).toHaveCount(1);
  expect(calls.filter((call) => call.includes('youtube'))).toHaveLength(2);
});

test('restoring a draft of a changed record asks which value to use', async ({ page, team }) => {
  await openTeam(page, team);
  await typeLikeAPerson(entry(page, 'Full Name'), 'Mine Esports');
  await expect(draftStored(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
  // Until then the form that is left is still there.
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  await changeAsOther(page, team, 'Theirs Esports');
  await openTeam(page, team);
  await expect(offer(page)).toContainText('Someone else changed this record after you started.');
  await expect(offer(page).getByRole('button', { name: 'Restore the draft' })).toBeDisabled();
  await offer(page).getByRole('radio', { name: 'Full Name: Your draft' }).check();
  await expectAccessible(page);
  await restore(page);
  await expect(entry(page, 'Full Name')).toHaveValue('Mine Esports');
});

test.describe('on a server of its own', () => {
  test.use(onOwnServer);

  test('full storage is shown, and the app continues to work', async ({ page, ownServer }) => {
    const devtools = await page.context().newCDPSession(page);
    await openTeam(page, 1);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: ownServer.url, quotaSize: 1 });
    await typeLikeAPerson(entry(page, 'Full Name'), 'Typed On A Full Disk');
    // The browser checks the quota only twice a minute.
    await expect(async () => {
      await entry(page, 'Full Name').press('x');
      await expect(page.getByText('This device is full. Drafts are not saved.')).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 50_000 });
    expectConsole(/^A recent change was not stored: QuotaExceededError/);
    await save(page);
    await expect(page.getByText('Team updated successfully')).toBeVisible();
  });
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

test.describe('on a server without optional features', () => {
  test.use(visitor);

  // Before the sign-in, so that the device has cached none.
  test.beforeEach(async ({ page, faults }) => {
    await faults.set('404', { path: capabilityCall });
    await signIn(page);
  });

  test('without versions, another user’s change is read before anything is sent', async ({ page, team }) => {
    const calls = noteCalls(page);
    await sendOverChange(page, team);
    // The other user's change is the only one.
    expect(writes(calls)).toEqual([`PATCH /api/v1/teams/${team}`]);
    await sendMine(page);
    expect(writes(calls)).toHaveLength(2);
  });

  test('without keys, a new record whose response was lost is looked up before it may be sent again', async ({
    page,
  }) => {
    const calls = noteCalls(page);
    await page.goto('/#/youtube/create');
    await typeLikeAPerson(entry(page, 'Name'), 'Lost Video');
    await typeLikeAPerson(entry(page, 'URL'), 'https://www.youtube.com/watch?v=zF5Ddo9JdpY');
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
});
