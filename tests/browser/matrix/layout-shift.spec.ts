import { expect } from '@playwright/test';
import { observeShifts } from '../support/observe-shifts.ts';
import { signedInTest as test } from '../support/signed-in-test.ts';
import { entityWalks } from '../support/walks/entity-walks.ts';
import { expectSettled } from './screens.ts';

const addresses = [
  '/dashboard',
  '/schedule?view=week&date=2025-11-14',
  ...entityWalks.flatMap(({ path }) => [`/${path}`, `/${path}/create`]),
  '/teams/edit/40',
  '/teams/edit/40?tab=tournament',
  '/tournament/edit/11',
  '/tournament/edit/11?tab=points',
  '/matches/edit/1',
  '/games/edit/18?tab=teams',
  '/category',
  '/sync',
  '/drafts',
  '/changes',
  '/profile',
];

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const) {
  test(`at ${width} px nothing moves while a screen loads`, async ({ page }) => {
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
      if (shifts.length > 0) moved[address] = shifts;
    }
    expect(moved).toEqual({});
  });
}
