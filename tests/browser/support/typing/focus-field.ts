import { expect, type Locator } from '@playwright/test';

/** What decides how a user enters a value. */
export type FieldEntry = 'box' | 'editor' | 'date' | 'color';

/** Waits until a field can be edited and focuses it, unless it has the focus. */
export async function focusField(field: Locator): Promise<FieldEntry> {
  await expect(field).toBeEditable();
  const [entry, isFocused] = await field.evaluate((element): [FieldEntry, boolean] => {
    const isBox = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const { type } = isBox ? element : { type: '' };
    const entry = !isBox ? 'editor' : type === 'date' || type === 'color' ? type : 'box';
    return [entry, element === document.activeElement];
  });
  if (entry === 'box' && !isFocused) await field.click();
  // A press would follow a link in an editor, and focus any part of a date. Tab focuses the first.
  if (entry === 'editor' && !isFocused) await field.focus();
  if (entry === 'date') await focusFirstPart(field);
  return entry;
}

/** A date that has the focus would stay at its present part. */
async function focusFirstPart(date: Locator): Promise<void> {
  await date.blur();
  await date.focus();
}

/** Deletes what a focused field holds. */
export async function deleteAll(field: Locator, entry: FieldEntry): Promise<void> {
  const { keyboard } = field.page();
  if (entry !== 'date') {
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('Delete');
    return;
  }
  // Month, day and year.
  for (let part = 0; part < 3; part += 1) {
    await keyboard.press('Delete');
    await keyboard.press('ArrowRight');
  }
}
