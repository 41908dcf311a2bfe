import { expect } from '@playwright/test';
import { expectNoClippedText } from '../support/access/clipped-text.ts';
import { test } from '../support/test.ts';

/** Texts that the check must find. */
const cut = {
  'a text wider than the box that hides it':
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">Tournament</p>',
  'a text higher than the box that hides it': '<p style="height: 10px; overflow: clip">Tournament</p>',
  'a shortened text without a full version':
    '<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Tournament</p>',
  'a word that overflows its button':
    '<button style="width: 40px; padding: 0; white-space: nowrap">Tournament</button>',
};

const whole = {
  'a text that fits': '<p>Tournament</p>',
  'a shortened text with a full version':
    '<p title="Tournament" style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Tournament</p>',
};

for (const [name, html] of Object.entries(cut)) {
  test(`${name} is found`, async ({ page }) => {
    await page.setContent(html);
    await expect(expectNoClippedText(page)).rejects.toThrow('Tournament');
  });
}

for (const [name, html] of Object.entries(whole)) {
  test(`${name} is not found`, async ({ page }) => {
    await page.setContent(html);
    await expectNoClippedText(page);
  });
}
