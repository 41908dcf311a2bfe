import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/app.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

/** From the games to the teams, so that Back has a screen to go to, and back once, so that Forward has one. */
async function openTeams(page: Page): Promise<void> {
  await page.goto('/#/games');
  for (const path of ['/games', '/teams', '/series']) {
    await goTo(page, path);
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
}

/** Back and Forward are as before anything was open. */
async function expectSameHistory(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/teams$/);
  await page.goForward();
  await expect(page).toHaveURL(/#\/series$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
}

const back = (page: Page) => page.evaluate(() => history.back());

const layers = {
  'the search of everything': async (page: Page) => {
    await page.keyboard.press('Control+k');
    return page.getByRole('dialog', { name: 'Search everything' });
  },
  'a menu of a row': async (page: Page) => {
    await page
      .getByRole('table')
      .getByRole('button', { name: /actions/i })
      .first()
      .click();
    return page.getByRole('menu');
  },
  'a dialog': async (page: Page) => {
    await page.getByRole('button', { name: 'View', exact: true }).click();
    return page.getByRole('dialog');
  },
} as const;

for (const [name, open] of Object.entries(layers)) {
  test(`Back closes ${name} and nothing else`, async ({ page }) => {
    await openTeams(page);
    const layer = await open(page);
    await expect(layer).toBeVisible();
    await back(page);
    await expect(layer).toBeHidden();
    await expectSameHistory(page);
  });
}

test('Back closes several layers one by one, and a list of options before its form', async ({ page }) => {
  await openTeams(page);
  await goTo(page, '/teams/create');
  const game = page.getByRole('combobox', { name: 'Game', exact: true });
  await game.click();
  const options = page.getByRole('listbox').first();
  await expect(options).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search everything' });
  await expect(search).toBeVisible();
  await back(page);
  await expect(search).toBeHidden();
  await game.press('ArrowDown');
  await expect(options).toBeVisible();
  await back(page);
  await expect(options).toBeHidden();
  await expect(page).toHaveURL(/#\/teams\/create$/);
  await back(page);
  await expect(page).toHaveURL(/#\/teams$/);
});

test('Back closes the question of a form as Stay does, and asks again', async ({ page }) => {
  await openTeams(page);
  await goTo(page, '/teams/create');
  await typeLikeAPerson(page.locator('input[name=name]'), 'Stays Here');
  const question = page.getByRole('alertdialog');
  for (let times = 0; times < 2; times += 1) {
    await back(page);
    await expect(question).toBeVisible();
    await back(page);
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/#\/teams\/create$/);
    await expect(page.locator('input[name=name]')).toHaveValue('Stays Here');
  }
  await back(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/#\/teams$/);
});

test('two quick presses close two layers', async ({ page }) => {
  await openTeams(page);
  const dialog = await layers['a dialog'](page);
  await expect(dialog).toBeVisible();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#\/(teams|games)$/);
});
