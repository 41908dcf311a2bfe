import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const mostStops = 90;

/** Goes on by the Tab key until the focus is there: a person who has no mouse gets there too, and sees where they are. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await seeFocus(page);
  }
  await expect(target).toBeFocused();
}

/** What has the focus is in sight, at least a part of it: no bar that stays in place lies over all of it (WCAG 2.4.11). */
export async function seeFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hiddenFocus), { message: 'hidden, though it has the focus' }).toBe('');
}

function hiddenFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  // A control that is drawn by what it stands in.
  const isDrawn = (element: Element) => element.clientWidth > 4 && getComputedStyle(element).opacity !== '0';
  const seen = isDrawn(focused) ? focused : (focused.parentElement ?? focused);
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const across = [left + 3, (left + right) / 2, right - 3];
  const points = [top + 3, (top + bottom) / 2, bottom - 3].flatMap((y) => across.map((x) => ({ x, y })));
  const isSeen = points.some(({ x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (seen.contains(hit) || hit.contains(seen));
  });
  return isSeen ? '' : focused.outerHTML.slice(0, 200);
}

/** Goes there by Tab and presses Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes there by Tab and types in place of what is there. */
export async function typeByKey(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
