import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../tests/browser/support/access/accessibility.ts';
import { expectConsole } from '../../tests/browser/support/access/console.ts';
import { plantedRuns } from '../../tests/simulation/planted-bugs.ts';
import { test } from './support/explorer-test.ts';

const run = promisify(execFile);
const bug = 'an edit is sent without reading the record first';

test('a planted bug is found by a simulation, shrunk, and replayed step by step', async ({ page }) => {
  const { from, count } = plantedRuns;
  const runs = ['--seed', String(from), '--runs', String(count), '--jobs', '1'];
  const simulate = ['tests/simulation/play/main.ts', ...runs, '--bug', bug];
  // It ends with 1, as every run that violates a guarantee.
  const { stdout } = await run('npx', ['tsx', ...simulate]).catch((error: unknown) => error as { stdout: string });
  const [, before, after] = /Shrunk from (\d+) to (\d+) steps/.exec(stdout) ?? [];
  expect(Number(after)).toBeLessThan(Number(before));
  const seed = /\/#\/replay\/(\d+)/.exec(stdout)?.[1] ?? '';
  try {
    await page.goto('/#/replay');
    const row = page.getByRole('region', { name: 'Replays' }).getByRole('row', { name: new RegExp(seed) });
    await expect(row).toContainText(`${String(before)} → ${String(after)}`);
    await row.getByRole('link').click();

    await expect(page.getByText(`Shrunk from ${String(before)} to ${String(after)} steps`)).toBeVisible();
    const timeline = page.getByRole('table', { name: 'Timeline' });
    await expect(timeline.getByRole('columnheader')).toHaveText([
      'Time',
      'tab 1',
      'tab 2',
      'worker',
      'server',
      'storage',
      'network',
    ]);
    const chosen = timeline.locator('[aria-current=step]');
    await expect(chosen).toContainText('Guarantee 4 is violated');

    // The last step in which a machine saves, with the diagram of that machine.
    await timeline.getByRole('button', { name: 'form.save' }).last().click();
    const machines = page.getByRole('region', { name: 'Machines at this moment' });
    const diagram = machines.getByRole('group', { name: /^The machine tab 1 form \d+$/ });
    await expect(diagram.locator('.state.emphasised').first()).toBeVisible();
    await expect(diagram.locator('.arrow.emphasised, [data-id].emphasised').first()).toBeVisible();

    await expectAccessible(page);

    const address = page.url();
    await page.keyboard.press('ArrowLeft');
    await expect(page).not.toHaveURL(address);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(chosen).toContainText('form.save');

    await page.getByRole('button', { name: 'Previous step' }).click();
    await expect(chosen).toContainText(/^[\d.]+\d\. tab 1: presses 'Save'/);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(chosen).toHaveClass('step');
    await expect(chosen).not.toContainText("presses 'Save'");
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByRole('button', { name: 'Forward' }).click();
    await expect(chosen).toHaveClass('moment');

    // Another actor of that moment stays chosen while the moments change.
    await machines.getByRole('button', { name: /^tab 1 session 1/ }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(machines.getByRole('group', { name: 'The machine tab 1 session 1', exact: true })).toBeVisible();
  } finally {
    await rm(`reports/simulation/seed-${seed}.json`, { force: true });
  }
});

test('a seed without a replay says how to make one', async ({ page }) => {
  expectConsole(/status of 500/);
  await page.goto('/#/replay/99999999');
  await expect(page.getByRole('alert')).toContainText('npm run simulate -- --seed 99999999');
});
