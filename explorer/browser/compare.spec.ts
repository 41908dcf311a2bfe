import { expect } from '@playwright/test';
import { importMachine } from '../../machines/import/machine.ts';
import { expectConsole } from '../../tests/browser/support/access/console.ts';
import { typeLikeAPerson } from '../../tests/browser/support/typing/type-like-a-person.ts';
import { chartOf } from '../../tests/support/chart/chart.ts';
import { commitWith } from './support/commits.ts';
import { test } from './support/explorer-test.ts';

test('the form is compared with another commit: in the diagram, and as a list with tests', async ({ page }) => {
  const other = commitWith('form', (text) => text.replaceAll('loadFailed', 'notLoaded'));
  await page.goto('/#/machines/form');
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Compare' });
  const first = panel.getByRole('list', { name: 'Commits' }).getByRole('listitem').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /from=[0-9a-f]{10}%7E1&to=[0-9a-f]{10}/);
  await expect(first.getByRole('link', { name: 'changes since' })).toBeVisible();

  await typeLikeAPerson(panel.getByLabel('From'), other);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Change form')).toBeVisible();
  await expect(panel.getByText('the working copy')).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText(/^\d+ added, \d+ removed, \d+ changed\.$/);
  for (const kind of ['added', 'removed', 'changed']) {
    await expect(page.locator(`.frame .${kind}`).first()).toBeVisible();
  }
  const added = panel.getByRole('region', { name: 'added' }).getByRole('listitem');
  await expect(added.first()).toContainText('state loadFailed');
  await added.first().getByRole('link').click();
  await expect(added.first().getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.frame .chosen').first()).toBeVisible();
});

test('of a machine that did not exist all is added, and commits are named by keyboard', async ({ page }) => {
  const without = commitWith('import', () => null);
  const { states, transitions } = chartOf(importMachine);
  await page.goto(`/#/compare/import?from=${without}`);
  const panel = page.getByRole('region', { name: 'Compare' });
  const parts = states.length + transitions.length;
  await expect(panel.getByText(`${String(parts)} added, 0 removed, 0 changed.`)).toBeVisible();
  await typeLikeAPerson(panel.getByLabel('From'), 'HEAD');
  await typeLikeAPerson(panel.getByLabel('To'), 'HEAD');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('No state and no transition differs.')).toBeVisible();
});

test('a commit that git does not know, and a machine that never existed, are no error of the page', async ({
  page,
}) => {
  expectConsole(/status of 500/);
  await page.goto('/#/compare/removal?from=no-such-commit');
  const panel = page.getByRole('region', { name: 'Compare' });
  await expect(panel.getByRole('alert')).toHaveText('"no-such-commit" is no commit');
  await page.goto('/#/compare/no-such-machine');
  await expect(panel.getByText('No state and no transition differs.')).toBeVisible();
});
