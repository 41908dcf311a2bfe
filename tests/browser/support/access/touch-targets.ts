import { expect, type Locator } from '@playwright/test';

/** In pixels, in both directions. */
const minTargetSide = 44;

/** All are wide and high enough for a finger. */
export async function expectTouchTargets(targets: Locator): Promise<void> {
  const smallestSide = () =>
    targets.evaluateAll((all) => {
      const boxes = all.map((target) => target.getBoundingClientRect());
      return Math.round(Math.min(...boxes.flatMap(({ width, height }) => [width, height])));
    });
  await expect(targets.first()).toBeVisible();
  await expect.poll(smallestSide).toBeGreaterThanOrEqual(minTargetSide);
}
