import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { entry } from '../support/flows/entity-form.ts';
import { showProfile } from '../support/flows/profile-screen.ts';
import { writesOf } from '../support/flows/writes-of.ts';
import { openWindow } from '../support/open-window.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { draftStored, restore } from '../support/storage/drafts.ts';
import { onOwnServer, signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

/** Opens a team once the app knows that the server compares versions. Until then, a save would read the team first. */
async function openTeam(page: Page, team: number): Promise<void> {
  await page.goto('/#/dashboard');
  await expect(page.getByRole('link', { name: 'All changes' })).toBeVisible();
  await page.goto(`/#/teams/edit/${team}`);
  await expect(entry(page, 'Full Name')).toBeVisible();
}

test.describe('on a server of its own', () => {
  test.use(onOwnServer);

  test('a profile that was changed elsewhere shows its current values, and the next press saves', async ({
    page,
    ownServer,
  }) => {
    await showProfile(page);
    await typeLikeAPerson(page.getByLabel('First Name'), 'Mine');
    await askAsAdmin(ownServer, 'PATCH', '/users/updateprofile', {
      id: '1',
      first_name: 'Demo',
      last_name: 'Theirs',
      email: 'admin@example.com',
      mobile_no: '9876543210',
    });
    const writes = writesOf(page);
    await page.getByRole('button', { name: 'Save' }).click();
    const question = page.getByText('Your profile was changed elsewhere after you opened it.').locator('..');
    await expect(question).toContainText('Last Name: Theirs');
    await expect(page.getByLabel('First Name')).toHaveValue('Mine');
    await expect(page.getByLabel('Last Name')).toHaveValue('Theirs');
    await expectAccessible(page);
    expect(writes).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    expect(writes).toEqual(['PATCH /api/v1/users/updateprofile']);
  });
});

test('two windows that edit the same draft do not lose each other’s text', async ({ page, team }) => {
  test.slow();
  await openTeam(page, team);
  await typeLikeAPerson(entry(page, 'Full Name'), 'Typed Here');
  await expect(draftStored(page)).toBeVisible();

  const other = await openWindow(page);
  await expect(entry(other, 'Full Name')).toBeVisible();
  await restore(other);
  await expect(entry(other, 'Full Name')).toHaveValue('Typed Here');
  await typeLikeAPerson(entry(other, 'Full Name'), 'Typed There');
  await expect(draftStored(other)).toBeVisible();
  await typeLikeAPerson(entry(page, 'Full Name'), 'Typed Here Again');
  await expect(draftStored(page)).toBeVisible();

  await page.goto('/#/dashboard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
  await other.close();
  for (const [at, typed] of ['Typed Here Again', 'Typed There'].entries()) {
    await page.goto('/#/drafts');
    const drafts = page.getByRole('link', { name: /^Open / });
    await expect(drafts).toHaveCount(2);
    await drafts.nth(at).click();
    await expect(entry(page, 'Full Name')).toHaveValue(typed);
    await page.goto('/#/dashboard');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
    await page.reload();
  }
});
