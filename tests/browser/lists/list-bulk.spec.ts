import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { pressByKey, tabTo } from '../support/access/keyboard.ts';
import { goTo, signIn } from '../support/app.ts';
import { addTeams } from '../support/flows/team.ts';
import type { Server } from '../support/server/server.ts';
import { test, withFaults, withoutWorker } from '../support/test.ts';

test.use(withoutWorker);

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });
const series = (page: Page) => page.getByRole('dialog');

async function openTeams(page: Page, server: Server, word: string, names: readonly string[]): Promise<void> {
  await signIn(page);
  await addTeams(server, names);
  await page.goto(`/#/teams?search=${word}`);
  await expect(box(page, names[0] ?? '')).toBeVisible();
}

test('by keyboard alone: select rows with Shift and Space, and change them', async ({ page, server }) => {
  const names = ['Keys Four', 'Keys One', 'Keys Three', 'Keys Two'];
  await openTeams(page, server, 'keys', names);
  const boxes = page.getByRole('row').getByRole('checkbox');
  await expect(boxes).toHaveCount(5);

  await tabTo(page, boxes.nth(1));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(3)).toBeFocused();
  await page.keyboard.press('Shift+Space');
  await expect(bar(page)).toContainText('3 selected');
  await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeAttached();
  await expect(boxes.first()).toHaveJSProperty('indeterminate', true);
  await expectAccessible(page);

  // In tab order the toolbar comes before the table head.
  await page.keyboard.press('Home');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(bar(page).getByRole('button', { name: 'Deactivate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(series(page)).toContainText('Done: 3');
  await expectAccessible(page);
  await pressByKey(page, series(page).getByRole('button', { name: 'Close' }).last());
  await expect(boxes.first()).toBeFocused();
});

test.describe('on a bad network', () => {
  test.use(withFaults);

  test('a bulk action stops between two rows: unsent rows are reported and stay selected', async ({
    page,
    server,
    faults,
  }) => {
    const names = ['Halt one', 'Halt three', 'Halt two'];
    await openTeams(page, server, 'halt', names);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await faults.set('held', { path: /^\/api\/v1\/teams\/\d+$/, method: 'PATCH' });
    faults.forget();
    await bar(page).getByRole('button', { name: 'Deactivate' }).click();
    await expect(series(page).getByText('In progress')).toBeVisible();
    await series(page).getByRole('button', { name: 'Stop' }).click();
    await expect(series(page).getByText('Stopping after this row')).toBeVisible();

    // Meanwhile no navigation leaves the screen.
    await goTo(page, '/games');
    await expect(page).toHaveURL(/#\/teams/);

    faults.release();
    await expect(series(page)).toContainText('Done: 1 · Not sent: 2');
    expect(faults.count({ method: 'PATCH' })).toBe(1);
    await series(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(bar(page)).toContainText('2 selected');
    await faults.set('ok');
  });
});
