import { expect, type Page } from '@playwright/test';
import { openDashboard } from '../support/network/offline.ts';
import { signedIn, test } from '../support/test.ts';

test.use(signedIn);

const toasts = (page: Page) => page.locator('[data-toast-host]');
const profile = (page: Page) => page.getByRole('button', { name: 'Profile menu' });
const rowSwitch = (page: Page) => page.getByRole('table', { name: 'Teams' }).getByRole('switch').first();

/** Whether a press in the middle of it arrives there. */
const isOnTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

for (const width of [1440, 820, 390]) {
  for (const theme of ['light', 'dark']) {
    test(`at ${width} px in ${theme}, toasts cover neither the profile button nor an open menu`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openDashboard(page);
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
        window.location.hash = '/teams?page=2';
      }, theme);
      const wasOn = await rowSwitch(page).isChecked();
      await rowSwitch(page).click();
      await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toBeVisible();
      // A toast under the pointer stays.
      await toasts(page).getByRole('button', { name: 'Dismiss' }).hover();
      expect(await isOnTop(page, '[aria-label="Profile menu"]')).toBe(true);
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      await profile(page).focus();
      await page.keyboard.press('Enter');
      for (const name of ['Edit Profile', 'My recent changes', 'Logout']) {
        await expect(page.getByRole('menuitem', { name })).toBeVisible();
      }
      for (const at of [0, 1, 2]) expect(await isOnTop(page, `[role=menuitem] >> nth=${at}`)).toBe(true);
      // A toast that appears while the menu is open stays below it.
      await rowSwitch(page).evaluate((element) => (element as HTMLElement).click());
      await expect(rowSwitch(page)).toBeChecked({ checked: wasOn });
      for (const at of [0, 1, 2]) expect(await isOnTop(page, `[role=menuitem] >> nth=${at}`)).toBe(true);
      await page.getByRole('menuitem', { name: 'My recent changes' }).click();
      await expect(page).toHaveURL(/#\/changes$/);
    });
  }
}
