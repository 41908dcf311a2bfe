import { expect, type Page } from '@playwright/test';
import { goTo, signIn, waitForWorker } from '../support/app.ts';
import { onOwnServer, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(onOwnServer);

const chosen = (page: Page) => page.getByLabel('Ruleset', { exact: true }).locator('option:checked');

async function openTable(page: Page) {
  await page.goto('/#/tournament/edit/11');
  await expect(page.getByRole('grid', { name: 'Point Table' })).toBeVisible();
}

test('a ruleset and a penalty that one device saves are there on another one, also when that one is offline', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await openTable(page);
  await page.getByRole('button', { name: 'Rulesets', exact: true }).click();
  await page.getByRole('button', { name: /^Duplicate 12 for the first place/ }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
  await name.press('ControlOrMeta+a');
  await typeLikeAPerson(name, 'Shared');
  await page.getByRole('button', { name: 'Save and use' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Penalties' }).click();
  await typeLikeAPerson(page.getByRole('textbox', { name: 'Orangutan: Points' }), '-10');
  await typeLikeAPerson(page.getByRole('textbox', { name: 'Orangutan: Reason' }), 'Late');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Tournament updated successfully')).toBeVisible();

  const other = await browser.newContext();
  const second = await other.newPage();
  await signIn(second);
  await waitForWorker(second);
  await openTable(second);
  await expect(chosen(second)).toHaveText('Shared');
  await expect(second.getByRole('region', { name: 'Penalties and bonuses' })).toHaveText(/Orangutan: −10: Late/);
  await other.setOffline(true);
  await second.reload();
  await goTo(second, '/tournament/create');
  await expect(second.getByLabel('Ruleset', { exact: true })).toContainText('Shared');
  await other.close();
});
