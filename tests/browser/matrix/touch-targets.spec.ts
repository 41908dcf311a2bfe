import { expectTouchTargets } from '../support/access/touch-targets.ts';
import { signIn } from '../support/app.ts';
import { onPhone, test, withoutWorker } from '../support/test.ts';
import { screens } from './screens.ts';

test.use({ ...onPhone, ...withoutWorker });

/** What a finger presses, by the name of a screen. */
const targets: Readonly<Record<string, string>> = {
  'a list with rows selected': 'td:has(input[data-pick]), [role=toolbar] button',
  'a list with filters': 'ul[aria-label=Filters] button',
  'a list as another device has saved it': 'nav[aria-label="Saved views"] :is(a, button)',
  'the view of a list': 'dialog[open] :is(button, label:has([type=checkbox]))',
  'a list as a CSV file, sorted': '[aria-label=CSV]',
};

test('what a finger presses is 44 px wide and high', async ({ page }) => {
  await signIn(page);
  for (const { name, open } of screens.filter((screen) => screen.name in targets)) {
    await test.step(name, async () => {
      await open(page);
      await expectTouchTargets(page.locator(targets[name] ?? ''));
    });
  }
});
