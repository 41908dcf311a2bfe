import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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

test('a new machine appears without an edit, and can be tried without test data', async ({ page }) => {
  const folder = 'machines/new-in-the-explorer';
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'bulk' })).toBeVisible();
  await mkdir(folder);
  try {
    await writeFile(
      `${folder}/machine.ts`,
      `import { setup } from 'xstate';
import { effect } from '../../tests/browser/effect.ts';
export const newMachine = setup({ actors: { load: effect<{ kind: string }>('load') } }).createMachine({
  id: 'newMachine',
  initial: 'idle',
  states: { idle: { on: { 'new.load': 'busy' } }, busy: { invoke: { src: 'load', onDone: 'idle' } } },
});
`,
    );
    await page.reload();
    await page.getByRole('link', { name: 'new-in-the-explorer' }).click();
    await expect(page.getByRole('button', { name: 'new.load', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Try', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Try' });
    await panel.getByRole('button', { name: 'new.load' }).click();
    await panel.getByRole('button', { name: 'load ends (fault)' }).click();
    await expect(panel.locator('.current')).toHaveText('idle');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
