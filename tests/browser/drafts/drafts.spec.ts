import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectConsole } from '../support/access/console.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { entry, save } from '../support/flows/entity-form.ts';
import { writesOf } from '../support/flows/writes-of.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { draftStored, offer, restore } from '../support/storage/drafts.ts';
import { onOwnServer, signedIn, test, visitor, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

/** Without its response, the app knows of no optional features. */
const capabilityCall = /\/api\/v1\/capabilities/;

const item = (page: Page, name: string) => page.getByRole('region', { name });

async function openTeam(page: Page, team: number): Promise<void> {
  await page.goto(`/#/teams/edit/${team}`);
  await expect(entry(page, 'Full Name')).toBeVisible();
}

async function waitOffline(page: Page, team: number, typed: string): Promise<void> {
  await openTeam(page, team);
  await typeLikeAPerson(entry(page, 'Full Name'), typed);
  await page.context().setOffline(true);
  await save(page);
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/teams$/);
}

test('restoring a draft of a changed record asks which value to use', async ({ page, server, team }) => {
  await openTeam(page, team);
  await typeLikeAPerson(entry(page, 'Full Name'), 'Mine Esports');
  await expect(draftStored(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
  // Until then the form that is left is still there.
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  await askAsAdmin(server, 'PATCH', `/teams/${team}`, { full_name: 'Theirs Esports' });
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

  test('without versions, another user’s change is read before anything is sent', async ({ page, server, team }) => {
    await waitOffline(page, team, 'Mine Esports');
    await page.context().setOffline(false);
    await askAsAdmin(server, 'PATCH', `/teams/${team}`, { full_name: 'Theirs Esports' });
    const calls = writesOf(page);
    await page.goto('/#/drafts');
    await page
      .getByRole('button', { name: /^Send / })
      .last()
      .click();
    const differences = page.getByRole('table', { name: 'Differences' });
    await expect(differences).toContainText('Mine Esports');
    await expect(differences).toContainText('Theirs Esports');
    const send = page.getByRole('button', { name: 'Send selected values' });
    await expect(send).toBeDisabled();
    expect(calls).toEqual([]);
    await differences.getByRole('radio', { name: 'Full Name: Your draft' }).check();
    await send.click();
    await expect(page.getByText('Team updated successfully').first()).toBeVisible();
    expect(calls).toEqual([`PATCH /api/v1/teams/${team}`]);
  });

  test('without keys, a new record whose response was lost is looked up before it may be sent again', async ({
    page,
  }) => {
    const calls = writesOf(page);
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
