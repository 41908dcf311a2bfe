import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { importMachine } from '#machines/import/machine.ts';
import { chartOf } from '../../../explorer/chart/chart.ts';
import { test } from './support/explorer-test.ts';

const run = promisify(execFile);

test('the form is compared with an older commit: in the diagram, and as a list with tests', async ({ page }) => {
  await page.goto('/#/machines/form');
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Compare' });
  const commits = panel.getByRole('list', { name: 'Commits' }).getByRole('listitem');
  await expect(commits.first()).toBeVisible();
  await commits.first().getByRole('link').first().click();
  await expect(panel.getByRole('status')).toHaveText(/^\d+ added, \d+ removed, \d+ changed\.$/);
  await expect(page.getByRole('group', { name: 'The machine form', exact: true })).toBeVisible();
  expect(page.url()).toMatch(/from=[0-9a-f]{10}%7E1&to=[0-9a-f]{10}/);

  // The oldest of the offered commits has other states than the form of today.
  await commits.last().getByRole('link', { name: 'changes since' }).click();
  const added = panel.getByRole('region', { name: 'added' }).getByRole('listitem');
  await expect(added.first()).toBeVisible();
  await expect(panel.getByText('the working copy')).toBeVisible();
  for (const kind of ['added', 'removed', 'changed']) {
    await expect(page.locator(`.frame .${kind}`).first()).toBeVisible();
  }
  await added.first().getByRole('link').click();
  await expect(added.first().getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.frame .chosen').first()).toBeVisible();
});

test('of a machine that did not exist all is added, and commits are named by keyboard', async ({ page }) => {
  const file = 'machines/import/machine.ts';
  const { stdout } = await run('git', ['log', '--diff-filter=A', '--format=%h', '--', file]);
  const first = stdout.trim().split('\n').at(-1) ?? '';
  const { states, transitions } = chartOf(importMachine);
  await page.goto(`/#/compare/import?from=${first}~1`);
  const panel = page.getByRole('region', { name: 'Compare' });
  const parts = states.length + transitions.length;
  await expect(panel.getByText(`${String(parts)} added, 0 removed, 0 changed.`)).toBeVisible();
  await panel.getByLabel('From').fill('HEAD');
  await panel.getByLabel('To').fill('HEAD');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('No state and no transition differs.')).toBeVisible();
});

test('a commit that git does not know, and a machine that never existed, are no error of the page', async ({
  page,
}) => {
  await page.goto('/#/compare/removal?from=no-such-commit');
  const panel = page.getByRole('region', { name: 'Compare' });
  await expect(panel.getByRole('alert')).toHaveText('"no-such-commit" is no commit');
  await page.goto('/#/compare/no-such-machine');
  await expect(panel.getByText('No state and no transition differs.')).toBeVisible();
});
