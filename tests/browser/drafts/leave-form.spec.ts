import { expect } from '@playwright/test';
import { goTo } from '../support/app.ts';
import { entry } from '../support/flows/entity-form.ts';
import { openDashboard } from '../support/network/offline.ts';
import { draftStored } from '../support/storage/drafts.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

test('a navigation right after a confirmed one succeeds too', async ({ page, team }) => {
  await page.goto(`/#/teams/edit/${team}`);
  await typeLikeAPerson(entry(page, 'Full Name'), 'Typed');
  await expect(draftStored(page)).toBeVisible();
  await page.goto('/#/dashboard');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Save as draft' }).waitFor();

  // As soon as the dialog has closed: the next screen is not there yet.
  const whileLeaving = await page.evaluate(async () => {
    const isClosed = new Promise<void>((resolve) => {
      const look = () => document.querySelector('dialog[open]') === null && resolve();
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    });
    document.querySelector<HTMLButtonElement>('dialog[open] footer button:last-of-type')?.click();
    await isClosed;
    const title = document.querySelector('[aria-current="page"]:not(a)')?.textContent;
    window.location.hash = '/games';
    return title;
  });

  expect(whileLeaving).toBe('Edit Team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  await expect(page).toHaveURL(/#\/games$/);
  await expect(question).toBeHidden();
});

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
