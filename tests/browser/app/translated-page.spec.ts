import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/app.ts';
import { entry, save } from '../support/flows/entity-form.ts';
import { openDashboard } from '../support/network/offline.ts';
import { signedIn, test } from '../support/test.ts';
import { expectNoBareText, translatePage } from '../support/translate-page.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

const rows = (page: Page) => page.getByRole('table', { name: 'Teams' }).getByRole('switch');

for (const translation of ['wraps', 'replaces'] as const) {
  test.describe(`a browser that ${translation} each text of the page to translate it`, () => {
    test('a list whose connection fails and returns shows its rows and its age', async ({ page, context }) => {
      await openDashboard(page);
      await goTo(page, '/teams');
      await expect(rows(page)).toHaveCount(10);
      await translatePage(page, translation);
      for (let time = 0; time < 2; time += 1) {
        await context.setOffline(true);
        await expect(page.getByText('You are offline. Lists show offline copies.')).toBeVisible();
        await goTo(page, `/teams?page=${time + 2}`);
        await context.setOffline(false);
        await expect(page.getByText('You are offline. Lists show offline copies.')).toHaveCount(0);
        await expect(rows(page)).toHaveCount(10);
      }
      await expectNoBareText(page);
      await typeLikeAPerson(page.getByRole('searchbox'), 'godlike');
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByText(/^1–1 of 1$/)).toBeVisible();
      await typeLikeAPerson(page.getByRole('searchbox'), '');
      await expect(rows(page)).toHaveCount(10);
      await expectNoBareText(page);
    });

    test('a form shows its changes and errors, and saves', async ({ page, team }) => {
      await openDashboard(page);
      await goTo(page, `/teams/edit/${team}`);
      await expect(entry(page, 'Full Name')).toBeVisible();
      await translatePage(page, translation);
      await typeLikeAPerson(entry(page, 'Full Name'), 'Otters of Goa');
      await typeLikeAPerson(entry(page, 'Name'), '');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Name is required').first()).toBeVisible();
      await typeLikeAPerson(entry(page, 'Name'), 'Otters');
      await expect(page.getByText('Name is required')).toHaveCount(0);
      await expect(page.getByText(/^2 unsaved changes: /)).toBeVisible();
      await page.getByRole('button', { name: 'What changed (2)' }).click();
      await expectNoBareText(page);
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await save(page);
      await expect(page).toHaveURL(/#\/teams(\?|$)/);
      await expectNoBareText(page);
    });

    test('screens work after each other', async ({ page }) => {
      await openDashboard(page);
      await translatePage(page, translation);
      const paths = [
        '/schedule?view=week',
        '/category',
        '/sync',
        '/profile',
        '/drafts',
        '/changes',
        '/history',
        '/teams/import',
        '/dashboard',
      ];
      for (const path of paths) {
        await goTo(page, path);
        await expect(page).toHaveURL(new RegExp(`#${path.replace('?', '\\?')}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoBareText(page);
      }
    });
  });
}

test('the browser is not asked to translate an interface that is in its language', async ({ page }) => {
  await openDashboard(page);
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await page.getByLabel('Language').selectOption('hi');
  await expect(page.locator('html')).toHaveAttribute('translate', 'yes');
});
