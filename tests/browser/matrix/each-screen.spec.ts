import { expect, type Page } from '@playwright/test';
import { applyAppearance } from '../support/access/appearances.ts';
import { signedInTest } from '../support/signed-in-test.ts';
import { test as visitorTest } from '../support/test.ts';
import { expectReadable } from './readable.ts';
import { expectSettled, type Screen, screens } from './screens.ts';

/** The appearances that differ most. `matrix.spec.ts` has all of them. */
const looks = [
  { theme: 'light', language: 'en', width: 1366, height: 768 },
  { theme: 'dark', language: 'hi', width: 360, height: 740 },
] as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens one screen after the other, in the same page as long as nothing was changed there. */
async function walk(page: Page, visited: readonly Screen[]): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/#/nowhere');
  await expectSettled(page);
  const notFound = (await title(page).textContent()) ?? '';
  let canStay = true;
  for (const { name, open, isPrivate, isUntouched } of visited) {
    await visitorTest.step(name, async () => {
      // A page of the same origin without the app.
      if (!canStay || !isUntouched) await page.goto('/favicon.svg');
      if (!isPrivate) await page.evaluate(() => sessionStorage.clear());
      if (isUntouched) {
        await page.goto('/#/nowhere');
        await expect(title(page)).toHaveText(notFound);
      }
      await open(page);
      // The former screen stays until the code of the next one is there.
      await expect(title(page)).not.toHaveText(notFound);
      await expectSettled(page);
      await expectReadable(page);
      canStay = isUntouched;
    });
  }
}

for (const { theme, language, width, height } of looks) {
  const name = `${theme}, ${language}, ${width} px`;
  const known = screens.filter((screen) => screen.name !== 'an unknown page');

  signedInTest(`every screen in ${name}: accessible, with no clipped text`, async ({ page }) => {
    signedInTest.setTimeout(1_200_000);
    await applyAppearance(page, { name, theme, language, width, height });
    await walk(
      page,
      known.filter(({ isPrivate }) => isPrivate),
    );
  });

  visitorTest(`every public screen in ${name}: accessible, with no clipped text`, async ({ page }) => {
    await applyAppearance(page, { name, theme, language, width, height });
    await walk(
      page,
      known.filter(({ isPrivate }) => !isPrivate),
    );
  });
}
