import { expect } from '@playwright/test';
import { declaredEntities } from '../../support/further/entities.ts';
import { eachCommitIf } from '../../support/scope.ts';
import { breadcrumb } from '../support/flows/entity-form.ts';
import { signedIn, test } from '../support/test.ts';
import { boxOf, textFor, typedFields } from '../support/typing/form-fields.ts';
import { typeIntoForm } from '../support/typing/type-into-form.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';
import { shortTiming, Typist } from '../support/typing/typist.ts';

test.use(signedIn);

for (const entity of declaredEntities) {
  const { path, record, fields } = entity;

  test(
    `/${path}: create, find, switch, edit and delete`,
    eachCommitIf(path === 'tournament'),
    async ({ page, server }) => {
      const hasSwitch = fields['status']?.kind === 'status';
      const id = await typeIntoForm(page, new Typist(page, shortTiming), { entity, server, isQuick: () => true });
      await page.goto('about:blank');
      await page.goto(`/#/${path}`);
      const link = page.locator(`td a[href="#/${path}/edit/${id}"]`).first();
      const row = page.getByRole('row').filter({ has: link });
      const [searched = ''] = ((await link.textContent()) ?? '').split(' · ');
      await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), searched);
      await expect(page).toHaveURL(/search=/);
      await expect(page.locator('table[aria-busy=true]')).toHaveCount(0);
      await expect(row).toContainText(searched);
      if (hasSwitch) {
        await expect(row.getByRole('switch')).toBeChecked();
        await row.getByRole('switch').click();
        await expect(row.getByRole('switch')).not.toBeChecked();
      }

      await link.click();
      await expect(breadcrumb(page, `Edit ${record}`)).toBeVisible();
      // The switch in the list has changed the record.
      if (hasSwitch) await expect(page.getByRole('switch', { name: 'Inactive' })).toBeVisible();
      const [field] = typedFields(entity, 'edit').filter(({ field: { kind } }) => kind === 'text');
      if (field === undefined) throw new Error(`/${path} has no field for a text`);
      await typeLikeAPerson(boxOf(page, field), textFor(field, 'edit') ?? '');
      await page.keyboard.press('Control+s');
      // The saved form leads back to the search.
      await expect(page).toHaveURL(new RegExp(`#/${path}\\?search=`));
      await page.goto('about:blank');
      await page.goto(`/#/${path}`);
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(/deleted successfully|Deleted has been successfully/)).toBeVisible();
      await expect(link).toHaveCount(0);
    },
  );
}
