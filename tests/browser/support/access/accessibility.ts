import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** The page has no violation that axe finds, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen may change while it is checked: its code loads, a toast fades. Violations of a finished screen stay.
  await expect(async () => {
    // A screen whose code is still loading has no title.
    await expect(page.locator('h1')).toBeAttached();
    // Runs through the debugger's protocol, which bypasses the page's content security policy.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    expect(await page.evaluate(findViolations)).toEqual([]);
  }).toPass({ timeout: 120_000 });
}

/** Runs in the page. Waits for finite animations: a half-faded dialog is not exposed yet. */
async function findViolations() {
  const moving = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
  // Only violations are reported: passes would take three times as long.
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
}
