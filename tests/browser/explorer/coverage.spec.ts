import { mkdir, rm, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { rowStatusMachine } from '#machines/row-status/machine.ts';
import { chartOf } from '../../../explorer/chart/chart.ts';
import type { CoverageReport } from '../../../explorer/coverage/report.ts';
import { test } from './support/explorer-test.ts';

const folder = 'reports/machines/simulation';
/** Beside a real report. */
const file = `${folder}/row-status-of-this-test.json`;

test('transitions without a test come first, and a click names the tests of one', async ({ page }) => {
  const { transitions } = chartOf(rowStatusMachine);
  const [covered] = transitions;
  if (covered === undefined) throw new Error('The machine has no transitions');
  const report: CoverageReport = {
    kind: 'simulation',
    machine: 'row-status',
    commit: '1234567',
    isChanged: false,
    at: new Date(Date.now() - 5 * 60_000).toISOString(),
    runs: 12,
    tests: [
      { name: 'twelve runs', file: 'tests/simulation/run.ts', transitions: { [covered.id]: 12 }, states: { '': 12 } },
    ],
  };
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(report));
  try {
    await page.goto('/#/machines/row-status?panel=coverage');
    const panel = page.getByRole('region', { name: 'Coverage' });
    await panel.getByRole('radio', { name: 'Simulation' }).check();
    await expect(panel.getByText(`1 of ${String(transitions.length)} transitions`)).toBeVisible();
    const rows = panel.getByRole('row');
    await expect(rows.last()).toContainText('12');
    await expect(rows.nth(1)).toContainText('–');
    await expect(panel.getByText('simulation: 12 runs, 5 min ago, commit 1234567')).toBeVisible();
    await rows.last().getByRole('link').click();
    await page.getByRole('link', { name: 'Details', exact: true }).click();
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details.getByText('twelve runs')).toBeVisible();
    await expect(details.getByRole('link', { name: 'tests/simulation/run.ts' })).toBeVisible();
  } finally {
    await rm(file, { force: true });
  }
});
