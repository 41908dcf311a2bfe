import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectConsole } from '../support/access/console.ts';
import { goTo } from '../support/app.ts';
import { entry } from '../support/flows/entity-form.ts';
import { openDashboard } from '../support/network/offline.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { signedIn, test, visitor } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

/** What could not be shown, in both languages. */
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /Reference [0-9A-Z]{10}/ });
const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });

/**
 * Extensions and translations change the page too, and then React cannot insert an element. From now on it cannot insert
 * any that matches the selector. The notice of the failure can be inserted.
 */
async function breakInserts(page: Page, selector: string): Promise<void> {
  await page.evaluate((broken) => {
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
      const isBroken = child instanceof Element && child.matches(broken) && !/not be shown/.test(child.textContent);
      if (isBroken) throw new DOMException('Not a child', 'NotFoundError');
      return appendChild.call(this, child) as Child;
    };
    Object.assign(window, { repairInserts: () => Object.assign(Node.prototype, { appendChild }) });
  }, selector);
}

const repairInserts = (page: Page) =>
  page.evaluate(() => (window as unknown as { repairInserts: () => void }).repairInserts());

const screens = [
  '/teams',
  '/teams/create',
  '/teams/edit/40',
  '/teams/edit/40?tab=history',
  '/teams/import',
  '/schedule',
  '/category',
  '/sync',
  '/profile',
  '/drafts',
  '/changes',
  '/history',
];

for (const path of screens) {
  test(`an error while ${path} is rendered replaces this screen alone`, async ({ page }) => {
    expectConsole(/^A screen could not be shown\. Reference [0-9A-Z]{10}/);
    await openDashboard(page);
    await breakInserts(page, 'h1, form');
    await goTo(page, path);
    await expect(failure(page)).toBeFocused();
    await expect(failure(page)).toContainText('What was saved and your drafts are safe.');
    await expectAccessible(page);

    await repairInserts(page);
    await tryAgain(page).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a screen that is tried again reads its records again', async ({ page, server, team }) => {
  expectConsole(/^A screen could not be shown/);
  await openDashboard(page);
  await breakInserts(page, 'form');
  await goTo(page, `/teams/edit/${team}`);
  await expect(failure(page)).toBeVisible();
  await askAsAdmin(server, 'PATCH', `/teams/${team}`, { full_name: 'Otters of Goa' });
  await repairInserts(page);
  await tryAgain(page).click();
  await expect(entry(page, 'Full Name')).toHaveValue('Otters of Goa');
});

test('what was typed into a form that fails is a draft', async ({ page }) => {
  expectConsole(/^A screen could not be shown/);
  await openDashboard(page);
  await goTo(page, '/teams/create');
  await typeLikeAPerson(entry(page, 'Name'), 'Otters of Goa');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await breakInserts(page, '[id$="-error"]');
  await page.keyboard.press('Control+s');
  await expect(failure(page)).toBeVisible();
  await repairInserts(page);
  await tryAgain(page).click();
  await page.getByRole('button', { name: 'Restore the draft' }).click();
  await expect(entry(page, 'Name')).toHaveValue('Otters of Goa');
});

/** Each opens a dialog or a menu. */
const dialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the search of everything': (page) => page.keyboard.press('Control+k'),
  'the keys': (page) => page.keyboard.press('?'),
  'the profile menu': (page) => page.getByRole('button', { name: 'Profile menu' }).click(),
  'the menu of a row': (page) =>
    page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click(),
};

for (const [name, open] of Object.entries(dialogs)) {
  test(`an error while ${name} is rendered replaces nothing else`, async ({ page }) => {
    expectConsole(/^A dialog could not be shown/);
    await openDashboard(page);
    await goTo(page, '/teams');
    await expect(page.getByRole('table', { name: 'Teams' }).getByRole('switch')).toHaveCount(10);
    await breakInserts(page, '[role=combobox], dl, [role=menuitem]');
    await open(page);
    await expect(failure(page)).toBeVisible();
    await expect(page.locator('dialog[open] :focus, dialog[open]:focus')).toHaveCount(1);
    await expectAccessible(page);
    await repairInserts(page);
    await tryAgain(page).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.locator('dialog[open] :is(input, dl), [role=menuitem]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open], [role=menu]')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Teams' })).toBeVisible();
  });
}

test('an error of the menu of screens leaves the screen', async ({ page }) => {
  expectConsole(/^A part could not be shown/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page);
  await breakInserts(page, 'nav');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('This part could not be shown')).toBeVisible();
  await repairInserts(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Teams', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Teams' })).toBeVisible();
});

test.describe('without a user', () => {
  test.use(visitor);

  test('an error on a screen without the frame says so too', async ({ page }) => {
    expectConsole(/^A screen could not be shown/);
    await page.goto('/#/login');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await breakInserts(page, 'h1');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(failure(page)).toBeVisible();
    await repairInserts(page);
    await tryAgain(page).click();
    await expect(failure(page)).toHaveCount(0);
  });
});
