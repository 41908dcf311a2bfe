import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { typeLikeAPerson } from '../../tests/browser/support/typing/type-like-a-person.ts';
import { machineNames } from '../../tests/support/machine-names.ts';
import { test } from './support/explorer-test.ts';

test('every machine of machines/ has a diagram and a link', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Machines' }).getByRole('list').last().getByRole('link');
  await expect(links).toHaveCount(machineNames.length);
  for (const name of machineNames) {
    await page
      .getByRole('link', { name: new RegExp(`^${name}\\b`) })
      .first()
      .click();
    await expect(page.getByRole('group', { name: `The machine ${name}`, exact: true })).toBeVisible();
  }
});

test('a state and a transition are chosen by keyboard, have a link, and name their source', async ({ page }) => {
  await page.goto('/#/machines/form');
  const state = page.getByRole('button', { name: 'saving', exact: true }).first();
  await state.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('heading', { level: 3 })).toHaveText('saving');
  expect(page.url()).toContain('state=saving');
  await expect(details.getByText(/^machines\/form\/\w+\.ts:\d+$/)).toBeVisible();
  await page.reload();
  await expect(details.getByRole('heading', { level: 3 })).toHaveText('saving');
});

test('the search finds states, events and guards', async ({ page }) => {
  await page.goto('/#/machines/session');
  await typeLikeAPerson(page.getByRole('searchbox'), 'isOtherUser');
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* found$/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('isOtherUser');
});

test('the zoom changes the size, and the picture can be saved', async ({ page }) => {
  await page.goto('/#/machines/list');
  const diagram = page.getByRole('group', { name: 'The machine list', exact: true });
  await page.getByRole('button', { name: '100 %' }).click();
  const width = async () => (await diagram.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save SVG' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('list.svg');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^<svg .*loadPage/s);
});
