import { appendFileSync, mkdirSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { partOf } from '../../support/part.ts';
import { expectSettled, type Screen, screens } from '../matrix/screens.ts';
import { signIn } from '../support/app.ts';
import { ownTest } from '../support/own-server-test.ts';
import { signedInFaultTest } from '../support/signed-in-test.ts';
import { test as visitorTest } from '../support/test.ts';
import { slowProcessor } from '../support/typing/slow-browser.ts';
import { slowly, typeLikeAPerson } from '../support/typing/type-like-a-person.ts';
import { heldText, type TypedField, typedFields } from '../support/typing/typed-fields.ts';

/** How many times slower the processor is. Each also seeds the delays between the keys. */
const factors = [4, 6];

const cases = screens.flatMap((screen) => factors.map((factor) => ({ screen, factor })));

for (const { screen, factor } of partOf(cases, 31)) {
  const title = `${screen.name}, ${factor} times slower: every field holds what is typed`;
  if (!screen.isPrivate) {
    visitorTest(title, async ({ page }, info) => {
      visitorTest.slow();
      await screen.open(page);
      await typeIntoAll(page, { screen, factor, info });
    });
  } else if (!screen.name.endsWith('/edit')) {
    signedInFaultTest(title, async ({ page, faults }, info) => {
      signedInFaultTest.slow();
      await screen.open(page);
      await faults.set('slow', { path: /^\/api\//, milliseconds: 400 });
      await typeIntoAll(page, { screen, factor, info });
    });
  } else {
    // What a form saves changes the data of the server.
    ownTest(`${title}, and so does the server`, async ({ page }, info) => {
      ownTest.slow();
      await signIn(page);
      await screen.open(page);
      const address = page.url();
      const typed = await typeIntoAll(page, { screen, factor, info });
      await page.keyboard.press('Control+s');
      await expect(page.getByText(/updated successfully/)).toBeVisible();
      await page.goto('about:blank');
      await page.goto(address);
      await expectSettled(page);
      for (const { name, text, kind } of typed) {
        if (kind !== 'line' || name === '' || name === 'password') continue;
        await expect.soft(page.locator(`[name="${name}"]`), name).toHaveValue(text);
      }
    });
  }
}

interface Typing {
  readonly screen: Screen;
  readonly factor: number;
  readonly info: TestInfo;
}

/** Types into every field, while the connection goes and returns. A row of the report for each. */
async function typeIntoAll(page: Page, { screen, factor, info }: Typing): Promise<readonly TypedField[]> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const fields = await typedFields(page);
  await slowProcessor(page, factor);
  for (const [at, { label, text, kind, locator }] of fields.entries()) {
    await typeLikeAPerson(locator, text, {
      pace: slowly,
      seed: factor * 1000 + at,
      afterKey: async (typed) => {
        if (at === 0 && typed.length === 2) await page.context().setOffline(true);
        if (at === 0 && typed.length === 5) await page.context().setOffline(false);
      },
    });
    const held = await heldText(locator);
    expect.soft(held, label).toBe(text);
    noteRow([screen.name, label, `${factor}×, 40–250 ms, pauses 0.3–3 s`, text, held], info);
    // What is typed to find an option ends with its list.
    if (kind === 'choice') await page.keyboard.press('Tab');
  }
  await page.context().setOffline(false);
  for (const { label, text, kind, locator } of fields) {
    if (kind === 'line') expect.soft(await heldText(locator), `${label}, at the end`).toBe(text);
  }
  await slowProcessor(page, 1);
  return fields;
}

function noteRow(cells: readonly string[], { config }: TestInfo): void {
  const folder = `${config.rootDir}/../../reports`;
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/typing-fields.tsv`, `${cells.map((cell) => cell.replaceAll('\n', '⏎')).join('\t')}\n`);
}
