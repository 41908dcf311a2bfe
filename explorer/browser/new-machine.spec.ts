import { mkdir, rm, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './support/explorer-test.ts';

test('a new machine appears without an edit, and can be tried without test data', async ({ page }) => {
  const folder = 'machines/new-in-the-explorer';
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'bulk' })).toBeVisible();
  await mkdir(folder);
  try {
    await writeFile(
      `${folder}/machine.ts`,
      `import { setup } from 'xstate';
import { effect } from '../effect.ts';
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
