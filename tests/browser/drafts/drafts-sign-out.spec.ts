import { expect, type Page } from '@playwright/test';
import { logOut, signIn } from '../support/app.ts';
import { entry } from '../support/flows/entity-form.ts';
import { draftStored, offer } from '../support/storage/drafts.ts';
import { readAllStorage } from '../support/storage/read-all-storage.ts';
import { test } from '../support/test.ts';
import { addUser } from '../support/test-user.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

async function openTeam(page: Page): Promise<void> {
  await page.goto('/#/teams/edit/1');
  await expect(entry(page, 'Full Name')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('A keeps drafts and logs out: B cannot see them, and A finds them again', async ({ page, server }) => {
  const b = await addUser(server);
  await openTeam(page);
  await typeLikeAPerson(entry(page, 'Full Name'), 'Unmistakable Words');
  await expect(draftStored(page)).toBeVisible();
  expect(await readAllStorage(page)).not.toContain('Unmistakable');
  await logOut(page);
  const question = page.getByRole('alertdialog', { name: 'Log out with unsent drafts?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(entry(page, 'Full Name')).toHaveValue('Unmistakable Words');
  await logOut(page);
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect.poll(() => readAllStorage(page)).toContain('"keys",[]');

  await signIn(page, b);
  await expect.poll(() => readAllStorage(page)).toContain('"keys",[{');
  const left = await readAllStorage(page);
  for (const readable of ['Unmistakable', 'full_name']) expect(left).not.toContain(readable);
  await page.goto('/#/drafts');
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.goto('/#/login');
  await signIn(page);
  await openTeam(page);
  await expect(offer(page)).toContainText('Unmistakable Words');
});
