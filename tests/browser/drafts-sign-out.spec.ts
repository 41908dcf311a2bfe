import { expect, type Page } from '@playwright/test';
import { signIn } from './support/app.ts';
import { everythingKept } from './support/device.ts';
import { kept, offer } from './support/drafts.ts';
import { entry } from './support/entity-form.ts';
import { addPerson } from './support/person.ts';
import { test } from './support/test.ts';

async function openTeam(page: Page): Promise<void> {
  await page.goto('/#/teams/edit/1');
  await expect(entry(page, 'Full Name')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('A keeps drafts and logs out: B cannot see them, and A finds them again', async ({ page, server }) => {
  const b = await addPerson(server);
  await openTeam(page);
  await entry(page, 'Full Name').fill('Unmistakable Words');
  await expect(kept(page)).toBeVisible();
  expect(await everythingKept(page)).not.toContain('Unmistakable');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out with unsent drafts?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(entry(page, 'Full Name')).toHaveValue('Unmistakable Words');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page).toHaveURL(/#\/login$/);
  expect(await everythingKept(page)).toContain('"keys",[]');

  await signIn(page, { username: b.email, password: b.password });
  await expect.poll(() => everythingKept(page)).toContain('"keys",[{');
  const left = await everythingKept(page);
  for (const readable of ['Unmistakable', 'full_name']) expect(left).not.toContain(readable);
  await page.goto('/#/drafts');
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.goto('/#/login');
  await signIn(page);
  await openTeam(page);
  await expect(offer(page)).toContainText('Unmistakable Words');
});

test('Logout with Discard deletes all drafts', async ({ page }) => {
  await openTeam(page);
  await entry(page, 'Full Name').fill('To Be Discarded');
  await expect(kept(page)).toBeVisible();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  expect(await everythingKept(page)).toContain('"drafts",[]');
});
