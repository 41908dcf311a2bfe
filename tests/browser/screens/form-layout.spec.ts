import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { entry } from '../support/flows/entity-form.ts';
import { observeShifts } from '../support/observe-shifts.ts';
import { signedIn, test, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const placeOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

async function expectSaveVisible(page: Page): Promise<void> {
  await expect(save(page)).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = await placeOf(save(page));
  const isOnTop = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('button')?.type === 'submit',
    [x + width / 2, y + height / 2],
  );
  expect(isOnTop).toBe(true);
}

for (const [width, height, columns] of [
  [1440, 900, 2],
  [820, 1180, 1],
  [390, 780, 1],
] as const) {
  test(`at ${width} px short fields are in ${columns === 1 ? 'one column' : 'two columns'}, and Save is always visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/#/tournament/edit/11');
    await expect(entry(page, 'Name')).not.toHaveValue('');
    const [name, label] = [await placeOf(entry(page, 'Name')), await placeOf(entry(page, 'Label'))];
    if (columns === 2) {
      expect(label.y).toBe(name.y);
      expect(label.x).toBeGreaterThan(name.x + name.width);
    } else {
      expect(label.x).toBe(name.x);
      expect(label.y).toBeGreaterThan(name.y + name.height);
    }
    const form = await placeOf(page.locator('form'));
    expect((await placeOf(page.getByRole('grid', { name: 'Point Table' }))).width).toBeGreaterThan(form.width - 60);
    await expectNoSidewaysScroll(page);

    await expectSaveVisible(page);
    const { y } = await placeOf(save(page));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expectSaveVisible(page);
    await typeLikeAPerson(entry(page, 'Name'), 'Another name for a tournament');
    await expectSaveVisible(page);
    // A change does not move the bar.
    expect((await placeOf(save(page))).y).toBe(y);
    await expect(page.getByText('1 unsaved change: Name')).toBeVisible();
    const tools = await placeOf(page.getByRole('button', { name: 'Undo', exact: true }));
    const print = await placeOf(page.getByRole('button', { name: 'Print' }));
    if (columns === 2) expect(print.y + print.height / 2).toBeCloseTo(tools.y + tools.height / 2, 0);
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 780],
] as const) {
  test(`at ${width} px nothing moves when a form opens from a list, shows the row and then the record`, async ({
    page,
    faults,
  }) => {
    await page.setViewportSize({ width, height });
    for (const area of ['matches', 'tournament']) {
      await page.goto(`/#/${area}`);
      const record = page.getByRole('table').getByRole('link').first();
      await expect(record).toBeVisible();
      await faults.set('held', { path: new RegExp(`/api/v1/events/${area}/\\d`) });
      await record.click();
      await expect(page.locator('form[inert]')).toBeVisible();
      // The user's click may move things, the response may not.
      await page.evaluate(observeShifts);
      await expect(page.locator('form[inert] [id="field-name"]')).not.toHaveValue('');
      faults.release();
      await expect(page.locator('form:not([inert]) [id="field-name"]')).not.toHaveValue('');
      await faults.set('ok');
      await expectSaveVisible(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    }
  });
}
