import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** The page has no violation that axe can see, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen whose code is on its way has no title yet.
  await expect(page.locator('h1')).toBeAttached();
  // Evaluated by the debugger's protocol, which the page's own security policy does not bind.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}
