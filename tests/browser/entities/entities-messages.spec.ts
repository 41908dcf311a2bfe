import { expect, type Page } from '@playwright/test';
import { brokenCases } from '../../unit/entities/broken-rules.ts';
import { save } from '../support/flows/entity-form.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';
import { entityWalks } from '../support/walks/entity-walks.ts';

test.use(signedIn);

/** The control of a field, by its path: 'name', 'teams[0][team_id]'. */
const control = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);

for (const { path, record } of entityWalks) {
  test(`/${path}: invalid values show the messages of the specification`, async ({ page }) => {
    const cases = brokenCases[path] ?? [];
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url());
    });
    await page.goto(`/#/${path}/create`);
    await expect(page.getByRole('heading', { name: `Create ${record}`, exact: true })).toBeVisible();
    if (cases.some(([field]) => field.includes('['))) await page.getByRole('button', { name: 'Add team' }).click();

    await save(page);
    for (const [field, bad, message] of cases) {
      if (bad === '') await expect(control(page, field)).toHaveAccessibleDescription(message);
    }
    for (const [field, bad, message] of cases) {
      if (bad === '') continue;
      await typeLikeAPerson(control(page, field), bad);
      await save(page);
      await expect(control(page, field)).toHaveAccessibleDescription(message);
    }
    expect(writes).toEqual([]);
  });
}
