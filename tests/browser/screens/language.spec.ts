import { expect, type Page } from '@playwright/test';
import { signedIn, test } from '../support/test.ts';

test.use(signedIn);

const screens = [
  'dashboard',
  'schedule',
  'matches',
  'matches/edit/3',
  'tournament/edit/11',
  'history',
  'drafts',
  'sync',
  'profile',
];

/** What the screen shows once nothing is busy. */
async function words(page: Page): Promise<string> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return (await page.locator('main').allInnerTexts()).join('\n');
}

const english =
  /\b(?:ago|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|in \d+ \w+)\b|day, /;

for (const screen of screens) {
  test(`${screen} is in the chosen language at once, also its times`, async ({ page }) => {
    await page.goto(`/#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await words(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    const switched = await words(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isEnglish = (line: string) => english.test(line);
    const reloaded = (await words(page)).split('\n').filter(isEnglish);
    expect(switched.split('\n').filter(isEnglish)).toEqual(reloaded);
  });
}
