import { expect } from '@playwright/test';
import { eachCommit, eachCommitIf } from '../../support/scope.ts';
import { addMatches } from '../support/flows/add-match.ts';
import { entry } from '../support/flows/entity-form.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { signedIn, test } from '../support/test.ts';
import { slowly, typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

/** The next 26 April, as the field reads a day without a year. */
function nextApril26(): string {
  const today = new Date().toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  return `${today > `${year}-04-26` ? year + 1 : year}-04-26`;
}

/** What is typed into the date of a match of 18 June 2020, 17:30 in India, and what is stored in UTC. */
const edits = [
  { typed: '20:30', stored: '2020-06-18 15:00:00' },
  { typed: '9pm', stored: '2020-06-18 15:30:00' },
  { typed: 'रात 9 बजे', stored: '2020-06-18 15:30:00' },
  { typed: '26/4', stored: `${nextApril26()} 12:00:00` },
  { typed: '26 apr 2021', stored: '2021-04-26 12:00:00' },
  { typed: '2026-12-05T12:30:00Z', stored: '2026-12-05 12:30:00' },
  { typed: '5-Dec-26 6:00 PM IST', stored: '2026-12-05 12:30:00' },
  { typed: '5.12.2026 18.00', stored: '2026-12-05 12:30:00' },
  { typed: '19 Jun 2020, 08:00', stored: '2020-06-19 02:30:00' },
];

for (const { typed, stored } of edits) {
  test(
    `${typed}, typed over a date, changes only its part`,
    eachCommitIf(typed === '20:30'),
    async ({ page, server }) => {
      const name = `Typed ${typed.replace(/\W/g, '')}`;
      await addMatches(server, { [name]: '2020-06-18 12:00:00' });
      await page.goto(`/#/matches?search=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name }).first().click();
      const date = entry(page, 'Original Scheduled Date');
      await expect(date).toHaveValue('18 Jun 2020, 17:30');
      await typeLikeAPerson(date, typed);
      await expect(date).toHaveValue(typed);
      await page.keyboard.press('Tab');
      const id = Number(/edit\/(\d+)/.exec(page.url())?.[1]);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Match updated successfully')).toBeVisible();
      expect(await askAsAdmin(server, 'GET', `/events/matches/${id}`)).toMatchObject({ original_scheduled_at: stored });
    },
  );
}

test("a day is typed into the history's filter", eachCommit, async ({ page }) => {
  await page.goto('/#/dashboard');
  await page.goto('/#/history');
  const day = page.getByLabel('Changed on');
  await typeLikeAPerson(day, '29/11/2026', { pace: slowly });
  await expect(day).toHaveValue('29/11/2026');
  await expect(page).toHaveURL(/day=2026-11-29/);
  await typeLikeAPerson(day, '18 June 2020');
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('18 Jun 2020');
  await expect(page).toHaveURL(/day=2020-06-18/);
  // A typed day is not a step of Back.
  await page.goBack();
  await expect(page).toHaveURL(/#\/dashboard$/);
});
