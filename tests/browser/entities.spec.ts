import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll, signIn } from './support/app.ts';
import { save } from './support/entity-form.ts';
import { entityWalks } from './support/entity-walks.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const laptop = { width: 1366, height: 768 };
const phone = { width: 360, height: 740 };

/** Nothing is cut off on a laptop and on a phone, and what stands there can be read by all. */
async function expectGoodLooks(page: Page, readOn: typeof laptop): Promise<void> {
  // What fades out meanwhile would be measured half transparent.
  await expect(page.getByText("You're successfully logged in")).toHaveCount(0);
  await page.setViewportSize(phone);
  // The frame needs a moment to become that of a phone.
  await expect(() => expectNoSidewaysScroll(page)).toPass();
  if (readOn === phone) await expectAccessible(page);
  await page.setViewportSize(laptop);
  await expect(() => expectNoSidewaysScroll(page)).toPass();
  if (readOn === laptop) await expectAccessible(page);
}

for (const walk of entityWalks) {
  const { path, label, record, called } = walk;

  test(`/${path}: created, found, switched, edited and deleted`, async ({ page }) => {
    await signIn(page);
    await page.setViewportSize(laptop);
    await page.goto(`/#/${path}`);
    const table = page.getByRole('table', { name: label, exact: true });
    const rows = table.getByRole('row').filter({ has: page.getByRole('button', { name: /^Actions for/ }) });
    await expect(rows.first()).toBeVisible();
    await expectGoodLooks(page, laptop);

    await page.getByRole('button', { name: `Create ${record}`, exact: true }).click();
    await expect(page.getByRole('heading', { name: `Create ${record}`, exact: true })).toBeVisible();
    await walk.fill(page);
    await expectGoodLooks(page, phone);
    await save(page);
    await expect(page.getByText(/created successfully/)).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search' }).fill(walk.search);
    await expect(page).toHaveURL(/search=/);
    const row = rows.filter({ has: page.getByRole('button', { name: `Actions for ${called[0]}`, exact: true }) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(walk.shows);
    if (walk.hasNoSwitch === undefined) {
      await expect(row.getByRole('switch')).toBeChecked();
      await row.getByRole('switch').click();
      await expect(row.getByRole('switch')).not.toBeChecked();
    }

    await row.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: `Edit ${record}`, exact: true })).toBeVisible();
    await walk.edit(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/updated successfully/).last()).toBeVisible();
    if (walk.search === called[0]) {
      await page.getByRole('searchbox', { name: 'Search' }).fill(called[1]);
    }

    await page.getByRole('button', { name: `Actions for ${called[1]}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Delete ${called[1]}?`, exact: true });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(walk.deleted ?? /deleted successfully/)).toBeVisible();
    await expect(page.getByRole('button', { name: `Actions for ${called[1]}`, exact: true })).toHaveCount(0);
  });
}
