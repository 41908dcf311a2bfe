import { expect } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { entry, save, sentBodies } from '../support/flows/entity-form.ts';
import { removeRow } from '../support/flows/list-rows.ts';
import { signedIn, test, visitor } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';
import { entityWalks } from '../support/walks/entity-walks.ts';

test.use(signedIn);

const walk = (path: string) => {
  const found = entityWalks.find((each) => each.path === path);
  if (found === undefined) throw new Error(`There is no walk of /${path}`);
  return found;
};

test.describe('in a session of its own', () => {
  // In the session of another test, the same create within ten seconds would count as sent twice.
  test.use(visitor);

  test('a match form sends the status as a word', async ({ page }) => {
    const bodies = await sentBodies(page);
    await signIn(page);
    await page.goto('/#/matches/create');
    await walk('matches').complete(page);
    await save(page);
    await expect(page.getByText('Match created successfully')).toBeVisible();
    expect(bodies.at(-1)).toMatchObject({ name: 'Night final', status: 'postponed' });
    await page.goto('/#/matches?search=Night final');
    await page.getByRole('link', { name: 'Night final' }).first().click();
    await typeLikeAPerson(entry(page, 'Name'), 'Night final over');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Canceled');
    await save(page);
    await expect(page.getByText('Match updated successfully')).toBeVisible();
    expect(bodies.at(-1)).toMatchObject({
      name: 'Night final over',
      status: 'canceled',
    });
  });
});

test('a deleted advertisement shows the fixed text, whatever the server says', async ({ page }) => {
  await page.goto('/#/advertise/create');
  await typeLikeAPerson(entry(page, 'Name'), 'Short-lived');
  await save(page);
  await expect(page.getByText(/created successfully/)).toBeVisible();
  await page.route('**/api/v1/events/advertise?Id=*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { status: true, message: 'E0: row gone' } });
  });
  await page.goto('/#/advertise?search=Short-lived');
  await removeRow(page, 'Short-lived');
  await expect(page.getByText('Advertise Deleted has been successfully')).toBeVisible();
  await expect(page.getByText('E0: row gone')).toHaveCount(0);
});
