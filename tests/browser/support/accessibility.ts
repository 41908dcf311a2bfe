import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** The page has no violation that axe can see, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen whose code is on its way has no title yet.
  await expect(page.locator('h1')).toBeAttached();
  // Evaluated by the debugger's protocol, which the page's own security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // A toast that began to fade while axe looked is looked at once more.
  let found = await look(page);
  while (found.hasStirred && found.violations.length > 0) found = await look(page);
  expect(found.violations).toEqual([]);
}

/** Half faded in, a dialog is not seen as one yet, and nothing has the contrast it is made with. What turns for ever may. */
async function look(page: Page) {
  const { violations, hasStirred } = await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving().map(({ finished }) => finished));

    const stirs: string[] = [];
    const note = ({ type }: Event) => stirs.push(type);
    document.addEventListener('transitionrun', note, true);
    document.addEventListener('animationstart', note, true);
    // What is found in order is not told: it would take three times as long.
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    document.removeEventListener('transitionrun', note, true);
    document.removeEventListener('animationstart', note, true);
    return { violations, hasStirred: stirs.length > 0 || moving().length > 0 };
  });
  const told = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  return { violations: told, hasStirred };
}
