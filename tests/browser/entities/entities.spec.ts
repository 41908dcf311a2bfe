import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { eachCommitIf } from '../../support/scope.ts';
import { save } from '../support/flows/entity-form.ts';
import { removeRow, rowActions } from '../support/flows/list-rows.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';
import { entityWalks } from '../support/walks/entity-walks.ts';

test.use(signedIn);

test('every declared entity has a walk', () => {
  const files = entityWalks.map(({ path }) => path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(files.map((file) => `${file}.ts`).sort()).toEqual(readdirSync('src/entities/declared').sort());
});

for (const walk of entityWalks) {
  const { path, label, record, called } = walk;

  test(`/${path}: create, find, switch, edit and delete`, eachCommitIf(path === 'tournament'), async ({ page }) => {
    await page.goto(`/#/${path}`);
    const table = page.getByRole('table', { name: label, exact: true });
    const rows = table.getByRole('row').filter({ has: page.getByRole('button', { name: /^Actions for/ }) });
    await expect(rows.first()).toBeVisible();

    await page.getByRole('button', { name: `Create ${record}`, exact: true }).click();
    await expect(page.getByRole('heading', { name: `Create ${record}`, exact: true })).toBeVisible();
    await walk.complete(page);
    await save(page);
    await expect(page.getByText(/created successfully/)).toBeVisible();

    await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), walk.search);
    await expect(page).toHaveURL(/search=/);
    const row = rows.filter({ has: rowActions(page, called[0]) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(walk.shows);
    if (walk.hasNoSwitch === undefined) {
      await expect(row.getByRole('switch')).toBeChecked();
      await row.getByRole('switch').click();
      await expect(row.getByRole('switch')).not.toBeChecked();
    }

    await row.getByRole('link').first().click();
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText(`Edit ${record}`, { exact: true }),
    ).toBeVisible();
    // The switch in the list has changed the record.
    if (walk.hasNoSwitch === undefined) await expect(page.getByRole('switch', { name: 'Inactive' })).toBeVisible();
    await walk.edit(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/updated successfully/).last()).toBeVisible();
    if (walk.search === called[0]) {
      await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), called[1]);
      // New results close an open menu.
      await expect(page).toHaveURL((url) => new URLSearchParams(url.hash.split('?')[1]).get('search') === called[1]);
      await expect(page.getByRole('table', { name: label, exact: true })).not.toHaveAttribute('aria-busy', 'true');
    }

    await removeRow(page, called[1]);
    await expect(page.getByText(walk.deleted ?? /deleted successfully/)).toBeVisible();
    await expect(rowActions(page, called[1])).toHaveCount(0);
  });
}
