import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test } from './support/explorer-test.ts';

const run = promisify(execFile);

test('a machine is run by hand, goes back in time, and becomes a test that passes', async ({ page }) => {
  const file = 'tests/machines/removal/created-in-the-explorer.test.ts';
  await rm(file, { force: true });
  await page.goto('/#/machines/removal?panel=try');
  const panel = page.getByRole('region', { name: 'Try' });
  const current = panel.locator('.current');
  await expect(current).toHaveText('idle');
  await panel.getByRole('button', { name: 'removal.ask', exact: false }).first().click();
  await expect(current).toHaveText('confirming');
  await panel.getByRole('button', { name: 'removal.confirm' }).click();
  await expect(current).toHaveText('removing');
  await panel.getByRole('button', { name: /^remove ends \(offline\)$/ }).click();
  await expect(current).not.toHaveText('removing');

  await panel.getByRole('button', { name: '← Back' }).click();
  await expect(current).toHaveText('removing');
  await panel.getByRole('button', { name: 'Forward →' }).click();

  await panel.getByText('Create test', { exact: true }).click();
  await panel.getByLabel('Title').fill('created in the explorer');
  await panel.getByRole('button', { name: 'Write to tests/machines/removal' }).click();
  await expect(panel.getByText(`Written to ${file}`)).toBeVisible();
  try {
    const { stdout } = await run('npx', ['vitest', 'run', '--project', 'machines', file]);
    expect(stdout).toContain('1 passed');
  } finally {
    await rm(file, { force: true });
  }
});
