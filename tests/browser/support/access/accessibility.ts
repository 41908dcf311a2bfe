import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** The page has no violation that axe finds, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen whose code is still loading has no title.
  await expect(page.locator('h1')).toBeAttached();
  // Runs through the debugger's protocol, which bypasses the page's content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // If an animation ran during the check, such as a fading toast, the check is repeated.
  let found = await runAxe(page);
  while (found.hasAnimated && found.violations.length > 0) found = await runAxe(page);
  expect(found.violations).toEqual([]);
}

/** Waits for finite animations first: a half-faded dialog is not exposed yet, and colours lack their final contrast. */
async function runAxe(page: Page) {
  const { violations, hasAnimated } = await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving().map(({ finished }) => finished));

    const animations: string[] = [];
    const note = ({ type }: Event) => animations.push(type);
    document.addEventListener('transitionrun', note, true);
    document.addEventListener('animationstart', note, true);
    // Only violations are reported: passes would take three times as long.
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    document.removeEventListener('transitionrun', note, true);
    document.removeEventListener('animationstart', note, true);
    return { violations, hasAnimated: animations.length > 0 || moving().length > 0 };
  });
  const summary = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  return { violations: summary, hasAnimated };
}
