import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { signedIn, test } from '../support/test.ts';

test.use(signedIn);

/** A page zoomed to 400 %, and a phone held sideways with its keyboard. */
const windows = [
  { width: 320, height: 200 },
  { width: 844, height: 210 },
] as const;

const screens = {
  list: '/teams',
  form: '/teams/edit/40',
  'point table': '/tournament/edit/11',
  dashboard: '/dashboard',
} as const;

/** What is wrong with the place of the focused element; `end` if the focus has left the page. */
function faultOfFocus(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'end';
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  // The native control of a switch or a checkbox is drawn by what is around it.
  if (width < 4 || height < 4) return undefined;
  const name = `${element.outerHTML.slice(0, 90)} at ${Math.round(top)} to ${Math.round(bottom)}`;
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  // Of what is higher or wider than the window, a part shows.
  if (height <= room.height - 60 && (top < -1 || bottom > room.height + 1)) return `${name} is outside`;
  if (width <= room.width && (left < -1 || right > room.width + 1)) return `${name} is beside the window`;
  const inside = (value: number, most: number) => Math.min(Math.max(value, 1), most - 2);
  const ys = height <= room.height - 60 ? [top + 4, bottom - 4] : [inside(top + height / 2, room.height)];
  for (const x of [left + 4, (left + right) / 2, right - 4]) {
    for (const y of ys) {
      const shown = document.elementFromPoint(inside(x, room.width), inside(y, room.height));
      const bar = shown?.closest('[popover], [class*=bar], [class*=notices], [class*=dock], thead, th');
      const isOver = bar && !bar.contains(element) && !element.contains(bar);
      if (isOver) return `${name} is under ${bar.outerHTML.slice(0, 60)}`;
    }
  }
  return undefined;
}

async function tabThrough(page: Page, most: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(faultOfFocus);
    if (fault === 'end') break;
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

for (const viewport of windows) {
  const size = `${viewport.width} × ${viewport.height}`;
  for (const [name, path] of Object.entries(screens)) {
    test(`at ${size} nothing covers the focused element: ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      expect(await tabThrough(page, 120)).toEqual([]);
    });
  }

  test(`at ${size} one thin bar stays while a form scrolls`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/#/tournament/edit/11');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeEnabled();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.locator('header button').first()).not.toBeInViewport();
    const height = await save.evaluate((button) => button.parentElement?.offsetHeight ?? 0);
    expect(height).toBeLessThanOrEqual(52);
  });
}
