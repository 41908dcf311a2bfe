import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const mostStops = 90;

/** Goes on by the Tab key until the focus is there: a person who has no mouse gets there too, and sees where they are. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
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
