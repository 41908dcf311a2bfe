import { expect } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { showProfile } from '../support/flows/profile-screen.ts';
import { writesOf } from '../support/flows/writes-of.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { onOwnServer, signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...onOwnServer, ...signedIn });

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
