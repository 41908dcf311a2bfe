import { expect } from '@playwright/test';
import { goTo } from '../support/app.ts';
import { openDashboard } from '../support/network/offline.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

const forms = {
  '/profile': 'First Name',
  '/category': 'Category Name',
  '/sync': 'Message',
  '/teams/create': 'Full Name',
};

for (const [path, label] of Object.entries(forms)) {
  test(`${path} asks before its unsaved changes are left, by a link or by Back`, async ({ page }) => {
    await openDashboard(page);
    await goTo(page, path);
    const field = page.getByRole('textbox', { name: label });
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await typeLikeAPerson(field, 'Half typed');
    await page.getByRole('link', { name: 'Players' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(field).toHaveValue('Half typed');
    await page.getByRole('link', { name: 'Players' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
  });
}
