import type { Locator } from '@playwright/test';
import type { TypedRow, Typing, Typist } from './typist.ts';

/** What is typed where nothing can be chosen. */
const anyText = 'Ace 017';

/** Only a box that offers nothing waits that long. */
const optionsTimeoutMs = 30_000;

/**
 * Types the name of an option into a box that finds options, and chooses it. A box that offers nothing takes any text until
 * it is left: then `isChosen` is false, and nothing is stored.
 */
export async function typeOption(
  typist: Typist,
  typing: Omit<Typing, 'text'>,
): Promise<{ readonly row: TypedRow; readonly isChosen: boolean }> {
  const { box } = typing;
  const page = box.page();
  const options = page.getByRole('listbox').getByRole('option');
  await box.click();
  // What the server still has to send comes after an empty list.
  await options
    .first()
    .waitFor({ timeout: optionsTimeoutMs })
    .catch(() => undefined);
  const name = shortName(
    await options.allInnerTexts(),
    [await box.inputValue(), ...(await chosenTags(box).allInnerTexts())].map((tag) => tag.trim()),
  );
  const row = await typist.type({ ...typing, text: name ?? anyText });
  if (name === undefined) {
    await box.press('Tab');
    return { row, isChosen: false };
  }
  await page.getByRole('option', { name, exact: true }).first().click();
  return { row, isChosen: true };
}

/** What a box for several options has, under it. */
export function chosenTags(box: Locator): Locator {
  return box.locator('xpath=ancestor::div[2]/ul/li');
}

/** A name that is quickly typed and names one option only. */
function shortName(names: readonly string[], chosen: readonly string[]): string | undefined {
  const free = names.map((name) => name.trim()).filter((name) => name !== '' && !chosen.includes(name));
  const single = free.filter((name) => free.indexOf(name) === free.lastIndexOf(name));
  return single.find(({ length }) => length >= 4 && length <= 12) ?? single.sort((a, b) => a.length - b.length)[0];
}
