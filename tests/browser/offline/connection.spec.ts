import { expect, type Page } from '@playwright/test';
import { letTimePass } from '../../support/let-time-pass.ts';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll, goTo } from '../support/app.ts';
import { openDashboard } from '../support/network/offline.ts';
import { signedIn, test, withFaults } from '../support/test.ts';

test.use({ ...withFaults, ...signedIn });

const offline = (page: Page) => page.getByText('You are offline. Lists show offline copies.');
const slow = (page: Page) => page.getByText('The connection is slow. Responses take longer than usual.');
const portal = (page: Page) => page.getByText('This network needs you to sign in first.');

/** On the dashboard, with the notices loaded. */
async function open(page: Page): Promise<void> {
  await openDashboard(page);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
}

test('the loss of the server is shown, and so is its return', async ({ page, faults }) => {
  await open(page);
  await faults.set('killed');
  await goTo(page, '#/teams');
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(() => expectNoSidewaysScroll(page)).toPass();

  await faults.set('ok');
  await expect(offline(page)).toHaveCount(0);
});

test('a server that never responds is shown as slow, then as offline', async ({ page, faults }) => {
  await open(page);
  await faults.set('hang');
  await goTo(page, '#/teams');
  await expect(slow(page)).toBeVisible();
  await expect(offline(page)).toBeVisible();
});

test('a captive portal is shown, its page opens, and no list shows its content', async ({ page, context, faults }) => {
  await open(page);
  await faults.set('portal');
  await goTo(page, '#/teams');
  await expect(portal(page)).toBeVisible();
  await expect(page.getByText('Please sign in to the Wi-Fi')).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: "Open the network's sign-in page" }).click();
  await expect((await opened).getByRole('heading', { name: 'Please sign in to the Wi-Fi' })).toBeVisible();

  await faults.set('ok');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(portal(page)).toHaveCount(0);
});

test('a notice never moves a button during a press', async ({ page, faults }) => {
  await open(page);
  await goTo(page, '#/games');
  await expect(page.getByRole('table', { name: 'Games' }).getByRole('switch')).not.toHaveCount(0);
  // A response during the connectivity check would count as a working network.
  await page.waitForLoadState('networkidle');
  const create = page.getByRole('button', { name: 'Create Game', exact: true });
  await create.hover();
  await page.mouse.down();
  await faults.set('killed');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await letTimePass(1500);
  await expect(offline(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/#\/games\/create$/);
  await expect(offline(page)).toBeVisible();
});

test('a list that waits for a sign-in says so when a captive portal closes the dialog', async ({ context, faults }) => {
  const relaunched = await context.newPage();
  await relaunched.goto('/#/player');
  const dialog = relaunched.getByRole('dialog', { name: 'Welcome back. Log in to continue.' });
  await expect(dialog).toBeVisible();
  await faults.set('portal');
  await relaunched.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(dialog).toHaveCount(0);
  await expect(relaunched.getByText('This network needs you to sign in first.')).toBeVisible();
  await expect(relaunched.getByText('This page is not available offline')).toBeVisible();
  await expect(relaunched.getByRole('button', { name: 'Retry' })).toBeVisible();

  await faults.set('ok');
  await relaunched.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(dialog).toBeVisible();
});
