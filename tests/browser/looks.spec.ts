import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll, signIn } from './support/app.ts';
import { looks, takeLook } from './support/looks.ts';
import { test } from './support/test.ts';

interface Sight {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const sights: readonly Sight[] = [
  {
    name: 'login',
    open: async (page) => {
      await page.goto('/#/login');
    },
  },
  { name: 'dashboard', open: (page) => signIn(page) },
  {
    name: 'teams',
    open: async (page) => {
      await signIn(page);
      await page.goto('/#/teams');
      await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
    },
  },
];

for (const { name, open } of sights) {
  for (const look of looks) {
    test(`${name} on ${look.name}: readable by all, nothing cut off`, async ({ page }) => {
      await takeLook(page, look);
      await open(page);
      await expect(page.locator('html')).toHaveAttribute('lang', look.language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
