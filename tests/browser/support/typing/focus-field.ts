import { expect, type Locator } from '@playwright/test';

/** What decides how a user enters a value. */
type FieldEntry = 'box' | 'editor' | 'color';

/** Waits until a field can be edited and focuses it, unless it has the focus. */
export async function focusField(field: Locator): Promise<FieldEntry> {
  await expect(field).toBeEditable();
  const [entry, isFocused] = await field.evaluate((element): [FieldEntry, boolean] => {
    const isBox = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const { type } = isBox ? element : { type: '' };
    const entry = !isBox ? 'editor' : type === 'color' ? type : 'box';
    return [entry, element === document.activeElement];
  });
  if (entry === 'box' && !isFocused) await field.click();
  // A press would follow a link in an editor.
  if (entry === 'editor' && !isFocused) await field.focus();
  return entry;
}
