import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { signIn } from '../support/app.ts';
import { observeShifts } from '../support/observe-shifts.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

/** A quarter to two of the next day in India. */
const wire = '2026-12-01 20:15:00';

const shown = [
  { zone: 'IST', time: '2 Dec 2026, 01:45' },
  { zone: 'UTC', time: '1 Dec 2026, 20:15' },
  { zone: 'GMT+1', time: '1 Dec 2026, 21:15' },
] as const;

const inputOf = (page: Page) => page.getByRole('textbox', { name: 'Original Scheduled Date' });
const offer = (page: Page) => page.getByRole('button', { name: 'Show times in IST' });

test('a device outside India is offered IST; list and form show the same minute in all zones', async ({
  page,
  ownServer,
}) => {
  const body = { name: 'Late final', game_id: '18', tournament_id: '1', status: '1', original_scheduled_at: wire };
  const { id } = (await askAsAdmin(ownServer, 'POST', '/events/matches', body)) as { id: number };
  await page.goto(`${ownServer.url}/#/login`);
  await signIn(page);
  await expect(page.getByText('Times are shown in GMT+1, the time of this device.')).toBeVisible();
  await expectAccessible(page);
  await offer(page).click();
  await expect(offer(page)).toBeHidden();

  for (const { zone, time } of shown) {
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption({ label: zone });
    await page.goto(`${ownServer.url}/#/matches?search=Late`);
    await expect(page.getByRole('row', { name: /Late final/ }).locator('time')).toHaveText(time);
    await page.goto(`${ownServer.url}/#/matches/edit/${id}`);
    await expect(inputOf(page)).toHaveValue(time);
  }

  await page.reload();
  await expect(inputOf(page)).toHaveValue('1 Dec 2026, 21:15');
  await expect(offer(page)).toBeHidden();
  await typeLikeAPerson(inputOf(page), '2/12 6:30am');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/#\/matches$/);
  const saved = await askAsAdmin(ownServer, 'GET', `/events/matches/${id}`);
  expect(JSON.stringify(saved)).toContain('2026-12-02 05:30:00');
});

test.describe('on a device in UTC', () => {
  test.use({ timezoneId: 'UTC' });

  test('the offer is there from the start, moves nothing, and goes with its screen', async ({ page }) => {
    await signIn(page);
    await page.addInitScript(observeShifts);
    await page.reload();
    await expect(offer(page)).toBeVisible();
    // The code that is loaded after the first screen has arrived.
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    const shifts = await page.evaluate(() => window.shifts);
    expect(shifts.filter(({ value }) => value > 0.001)).toEqual([]);
    await page.goto('/#/teams');
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(11);
    await expect(offer(page)).toBeHidden();
  });

  test('no time is shown twice in UTC', async ({ page }) => {
    await signIn(page);
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).click();
    await page.goto('/#/schedule?view=week&date=2025-11-14');
    const beside = page.getByText(/^\d\d:\d\d IST ?$/);
    await expect(beside.first()).toBeVisible();
    await expect(page.getByText(/^\d\d:\d\d UTC ?$/)).toHaveCount(0);
    await page.goto('/#/matches/edit/14');
    await expect(page.locator('output', { hasText: 'UTC: ' })).toHaveText(/^UTC: \d{4}-\d\d-\d\d 18:00$/);
  });
});
