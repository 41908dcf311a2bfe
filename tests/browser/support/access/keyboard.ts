import { expect, type Locator, type Page } from '@playwright/test';

/** More than the tab stops of any screen. */
const maxStops = 90;

/** Presses Tab until the target has the focus, and checks that the focus is visible at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
  }
  await expect(target).toBeFocused();
}

/** At least a part of the focused element is visible: no sticky bar covers all of it (WCAG 2.4.11). */
export async function expectFocusVisible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hiddenFocus), { message: 'The focused element is hidden' }).toBe('');
}

function hiddenFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  // An invisible control that its parent draws.
  const isDrawn = (element: Element) => element.clientWidth > 4 && getComputedStyle(element).opacity !== '0';
  const drawn = isDrawn(focused) ? focused : (focused.parentElement ?? focused);
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  const across = [left + 3, (left + right) / 2, right - 3];
  const points = [top + 3, (top + bottom) / 2, bottom - 3].flatMap((y) => across.map((x) => ({ x, y })));
  const isVisible = points.some(({ x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
  });
  return isVisible ? '' : focused.outerHTML.slice(0, 200);
}

/** Moves to the target by Tab and presses Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to the target by Tab and replaces its text. */
export async function typeByKey(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
