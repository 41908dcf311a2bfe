import { expect } from '@playwright/test';
import { goTo } from '../support/app.ts';
import { entry, save } from '../support/flows/entity-form.ts';
import { openDashboard } from '../support/network/offline.ts';
import { signedIn, test, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

test('a saved form takes no clicks and keys until its list shows', async ({ page, faults, team }) => {
  await page.clock.install();
  await openDashboard(page);
  await goTo(page, `/teams/edit/${team}`);
  await typeLikeAPerson(entry(page, 'Full Name'), 'Otters of Goa');
  // The clock stops: the app would leave the form after waiting a moment for the first rows.
  await page.clock.pauseAt(Date.now() + 60_000);
  await faults.set('held', { path: /^\/api\/v1\/teams\?/ });
  await save(page);
  const form = page.locator('main form');
  await expect(form).toHaveAttribute('inert', '');
  await expect(form.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  const { x = 0, y = 0 } = (await entry(page, 'Full Name').boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await page.keyboard.type('?/lost');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(form.locator(':focus')).toHaveCount(0);
  await expect(form).toHaveAttribute('inert', '');
  faults.release();
  await expect(page.getByRole('table', { name: 'Teams' }).getByRole('switch')).toHaveCount(10);
});
