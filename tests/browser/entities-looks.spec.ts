import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll, signIn } from './support/app.ts';
import { save } from './support/entity-form.ts';
import { entityWalks } from './support/entity-walks.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const laptop = { width: 1440, height: 900 };

/** Nothing is cut off, and what stands there can be read by all. */
async function expectGoodLooks(page: Page, sizes: readonly (typeof phone)[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // The frame needs a moment to become that of another width.
    await expect(() => expectNoSidewaysScroll(page)).toPass();
    await expectAccessible(page);
  }
}

async function arrive(page: Page): Promise<void> {
  // Half faded, nothing has the contrast it is made with.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(laptop);
  await signIn(page);
  await expect(page.getByText("You're successfully logged in")).toHaveCount(0);
}

for (const { path, label, record, fill } of entityWalks) {
  test(`/${path}: list and form are readable by all at every width`, async ({ page }) => {
    await arrive(page);
    await page.goto(`/#/${path}`);
    const table = page.getByRole('table', { name: label, exact: true });
    await expect(table.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
    await expectGoodLooks(page, [laptop, tablet, phone]);

    await page.setViewportSize(laptop);
    await page.getByRole('button', { name: `Create ${record}`, exact: true }).click();
    await expect(page.getByRole('heading', { name: `Create ${record}`, exact: true })).toBeVisible();
    await save(page);
    await expect(page.getByText(/is required$/).first()).toBeVisible();
    await expectGoodLooks(page, [phone]);

    await page.setViewportSize(laptop);
    await fill(page);
    await expectGoodLooks(page, [laptop, tablet, phone]);
  });
}

for (const [path, sign] of [
  ['category', 'Add category'],
  ['sync', 'Message'],
] as const) {
  test(`/${path}: readable by all at every width`, async ({ page }) => {
    await arrive(page);
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
    await expectGoodLooks(page, [laptop, tablet, phone]);
  });
}
