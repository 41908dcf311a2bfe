import { expect } from '@playwright/test';
import { observeShifts } from '../support/observe-shifts.ts';
import { signedInTest as test } from '../support/signed-in-test.ts';
import { entityWalks } from '../support/walks/entity-walks.ts';
import { expectSettled } from './screens.ts';

/**
 * The highest sum of layout shifts of a screen. A button that appears beside others moves them by a few pixels: 0.0004. A
 * heading that gets a second line moves the rows below it: 0.009. A line that appears above a list is more than this.
 */
const maxShift = 0.01;

const addresses = [
  ...entityWalks.flatMap(({ path }) => [`/${path}`, `/${path}/create`]),
  '/teams/edit/40',
  '/teams/edit/40?tab=tournament',
  '/tournament/edit/11',
  '/tournament/edit/11?tab=points',
  '/matches/edit/1',
  '/games/edit/18?tab=teams',
];

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const) {
  test(`at ${width} px nothing moves visibly while a list, a form or a record loads`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.addInitScript(observeShifts);
    const moved: Record<string, unknown> = {};
    for (const address of addresses) {
      await page.goto(`/#${address}`);
      // A new document: a change of the hash only would count as the response to an input.
      await page.reload();
      await expectSettled(page);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => window.shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      if (total > maxShift) moved[address] = { total, shifts };
    }
    expect(moved).toEqual({});
  });
}
