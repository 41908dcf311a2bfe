import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** The page has no violation that axe can see, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen whose code is on its way has no title yet.
  await expect(page.locator('h1')).toBeAttached();
  await atRest(page);
  // Evaluated by the debugger's protocol, which the page's own security policy does not bind.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}

/** Half faded in, a dialog is not seen as one yet, and nothing has the contrast it is made with. What turns for ever may. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
