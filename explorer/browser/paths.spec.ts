import { expect } from '@playwright/test';
import { typeLikeAPerson } from '../../tests/browser/support/typing/type-like-a-person.ts';
import { createTest } from './support/created-test.ts';
import { test } from './support/explorer-test.ts';

test('the form shows the shortest path to a state, all paths, and what the state ignores', async ({ page }) => {
  await page.goto('/#/machines/form?panel=paths');
  const panel = page.getByRole('region', { name: 'Paths' });
  await expect(panel.getByText(/^Searching: [\d,]+ states so far…$/)).toBeVisible();
  // Chosen in the diagram, while the worker searches.
  await page.getByRole('button', { name: 'comparing', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('To state')).toHaveValue('comparing');
  await expect(panel.getByText(/^With its test data the machine has [\d,]+ states/)).toBeVisible({ timeout: 120_000 });

  const steps = panel.getByRole('list', { name: 'Steps of the path' }).getByRole('listitem');
  await expect(steps.first()).toContainText('start (draft of an edit)');
  await expect(steps.last()).toContainText('comparing');
  const shortest = await steps.count();
  await expect(page.locator('.arrow.emphasised').first()).toBeVisible();

  const paths = panel.getByRole('list', { name: 'All paths' }).getByRole('button');
  await expect(panel.getByText(/and no more/)).toBeVisible();
  const few = await paths.count();
  await typeLikeAPerson(panel.getByLabel(/^With at most/), '12');
  await expect(panel.getByText(/there (are|may be) more/)).toBeVisible({ timeout: 60_000 });
  expect(await paths.count()).toBeGreaterThan(few);
  await paths.last().click();
  await expect.poll(() => steps.count()).toBeGreaterThan(shortest);

  await expect(panel.getByText('It can be left in every context.')).toBeVisible();
  const final = panel.getByRole('list', { name: 'States that cannot be left' });
  await expect(final.getByText('saved: It is final.')).toBeVisible();
  await panel.getByText('Events that each state ignores').click();
  await expect(panel.getByRole('row', { name: /^saving / })).toContainText('form.save');
});

test('a path is opened as a manual run with a link, and becomes a test that passes', async ({ page }) => {
  await page.goto('/#/machines/removal?panel=paths');
  const panel = page.getByRole('region', { name: 'Paths' });
  await panel.getByLabel('To state').selectOption('awaitingSignIn');
  await panel.getByText('Create test', { exact: true }).click();
  await createTest(panel, { machine: 'removal', title: 'found by a search' });

  await panel.getByRole('link', { name: 'Try this path' }).click();
  const trial = page.getByRole('region', { name: 'Try' });
  await expect(trial.locator('.current')).toHaveText('awaitingSignIn');
  await trial.getByRole('button', { name: 'session.resumed' }).click();
  await expect(trial.locator('.current')).toHaveText('calling');
  const steps = trial.getByRole('link', { name: 'Link to these steps' });
  const address = (await steps.getAttribute('href')) ?? '';
  await steps.click();
  await expect.poll(() => page.url()).toContain(address);
  await page.reload();
  await expect(trial.locator('.current')).toHaveText('calling');
  await expect(trial.locator('.steps').getByRole('listitem')).toHaveCount(5);
});

test('a search ends when another machine is chosen', async ({ page }) => {
  await page.goto('/#/machines/form?panel=paths');
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('search-worker')).length).toBe(1);
  await page.getByRole('link', { name: /^removal\b/ }).click();
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('search-worker')).length).toBe(0);
});
