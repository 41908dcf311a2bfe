import { expect } from '@playwright/test';
import { entry } from '../support/flows/entity-form.ts';
import { draftStored } from '../support/storage/drafts.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

test('a navigation right after a confirmed one succeeds too', async ({ page, team }) => {
  await page.goto(`/#/teams/edit/${team}`);
  await typeLikeAPerson(entry(page, 'Full Name'), 'Typed');
  await expect(draftStored(page)).toBeVisible();
  await page.goto('/#/dashboard');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Save as draft' }).waitFor();

  // As soon as the dialog has closed: the next screen is not there yet.
  const whileLeaving = await page.evaluate(async () => {
    const isClosed = new Promise<void>((resolve) => {
      const look = () => document.querySelector('dialog[open]') === null && resolve();
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    });
    document.querySelector<HTMLButtonElement>('dialog[open] footer button:last-of-type')?.click();
    await isClosed;
    const title = document.querySelector('[aria-current="page"]:not(a)')?.textContent;
    window.location.hash = '/games';
    return title;
  });

  expect(whileLeaving).toBe('Edit Team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  await expect(page).toHaveURL(/#\/games$/);
  await expect(question).toBeHidden();
});
