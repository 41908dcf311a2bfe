import type { Locator } from '@playwright/test';

/** The text that a box or an editor shows. */
export function heldText(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : element.textContent,
  );
}
