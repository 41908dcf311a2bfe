import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { rowStatusMachine } from '../../machines/row-status/machine.ts';
import { chartOf, transitionText } from '../../tests/support/chart/chart.ts';
import type { CoverageReport } from '../../tests/support/coverage-report.ts';
import { test } from './support/explorer-test.ts';

/** Beside real reports. */
const [coverageFile, mutationFile] = [
  'reports/machines/simulation/row-status-of-this-test.json',
  'reports/mutation/row-status-of-this-test.json',
];
/** Where the states of the machine are. */
const source = 'machines/confirmed-call.ts';
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

// The tests share the reports on disk.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  await mkdir('reports/machines/simulation', { recursive: true });
  await mkdir('reports/mutation', { recursive: true });
  await writeFile(coverageFile, JSON.stringify(report));
  const lines = (await readFile(source, 'utf8')).split('\n');
  const mutants = lines.map((_, at) => ({
    ...{ status: 'Killed', replacement: 'false', killedBy: ['1'] },
    location: { start: { line: at + 1 } },
  }));
  const testFiles = { 'a.test.ts': { tests: [{ id: '1', name: 'notices the change' }] } };
  await writeFile(mutationFile, JSON.stringify({ files: { [source]: { mutants } }, testFiles }));
});

test.afterAll(async () => {
  await rm(coverageFile, { force: true });
  await rm(mutationFile, { force: true });
});

test('transitions without a test come first, and a click names the tests of one', async ({ page }) => {
  await page.goto('/#/machines/row-status?panel=coverage');
  const panel = page.getByRole('region', { name: 'Coverage' });
  await panel.getByRole('radio', { name: 'Simulation' }).check();
  await expect(panel.getByText(`1 of ${String(transitions.length)} transitions`)).toBeVisible();
  const rows = panel.getByRole('table').first().getByRole('row');
  await expect(rows.last()).toContainText('12');
  await expect(rows.nth(1)).toContainText('–');
  await expect(panel.getByText('Simulation: 12 runs, 5 min ago, commit 1234567')).toBeVisible();
  await rows.last().getByRole('link').click();
  const chosen = panel.getByRole('region', { name: 'Chosen' });
  await expect(chosen.getByRole('heading', { level: 3 })).toHaveText(transitionText(covered));
  await expect(chosen.getByText('twelve runs')).toBeVisible();
  await expect(chosen.getByRole('link', { name: 'tests/simulation/run.ts' })).toBeVisible();
});

test('the diagram shows what exercises a transition, and which mutants of its lines are killed', async ({ page }) => {
  await page.goto('/#/machines/row-status?panel=coverage');
  const panel = page.getByRole('region', { name: 'Coverage' });
  const diagram = page.getByRole('group', { name: 'The machine row-status', exact: true });
  const label = diagram.locator(`[data-id="${covered.id}"]`);
  await expect(label.locator('rect.by-simulation')).toHaveCount(1);
  await expect(label.locator('rect.by-mutants')).toHaveCount(1);
  await panel.getByRole('radio', { name: 'Simulation' }).check();
  await expect(diagram.locator('g.uncovered')).not.toHaveCount(0);
  await panel.getByRole('radio', { name: 'Killed mutants' }).check();
  await expect(diagram.locator('g.uncovered')).toHaveCount(0);
  await label.click();
  await panel.getByText(/^Mutants: (\d+) of \1 killed$/).click();
  await expect(panel.getByText('notices the change').first()).toBeVisible();
  await page.getByRole('link', { name: 'Details', exact: true }).first().click();
  await expect(label.locator('rect')).toHaveCount(0);
});
