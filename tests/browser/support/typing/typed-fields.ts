import type { Locator, Page } from '@playwright/test';

/** A field into which a user types, as a screen shows it. */
export interface TypedField {
  readonly label: string;
  readonly name: string;
  readonly kind: 'line' | 'choice' | 'editor' | 'code';
  /** A text that the field accepts. */
  readonly text: string;
  readonly locator: Locator;
}

/**
 * Finds every field of a screen that takes text and that a user can reach now. Rows after the second are left out: they have
 * the same controls.
 */
export async function typedFields(page: Page): Promise<readonly TypedField[]> {
  const found = await page.evaluate(markFields);
  return found.map(({ at, ...field }) => ({ ...field, locator: page.locator(`[data-typed="${at}"]`) }));
}

/** Runs in the page. */
function markFields(): readonly (Omit<TypedField, 'locator'> & { at: number })[] {
  const lines = 'input:not([type]), input:is([type=text], [type=search], [type=email], [type=url], [type=password])';
  const others = 'input:is([type=date], [type=number]), textarea, [role=textbox]';
  const scope = document.querySelector('dialog:modal') ?? document;
  const isReachable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [hidden]') === null &&
    !element.matches(':disabled, [readonly]') &&
    !/\[([2-9]|\d\d+)\]/.test(element.getAttribute('name') ?? '');

  const textFor = (field: HTMLInputElement, kind: TypedField['kind']): string => {
    if (kind === 'code') return '7';
    if (kind === 'editor') return 'Be kind 017';
    if (field instanceof HTMLTextAreaElement) return 'Sniper 017\nAce 018';
    if (field.type === 'date') return '2021-06-20';
    if (field.type === 'email') return 'sniper.017@example.com';
    if (field.type === 'url') return 'https://www.youtube.com/watch?v=zF5Ddo9JdpY';
    if (field.type === 'password') return 'Fresh@1234';
    if (field.autocomplete === 'tel-national' || /mobile|phone/.test(field.name)) return '9123456780';
    if (field.inputMode === 'numeric') return '17';
    if (/13:35/.test(field.placeholder)) return '20 Jun 2021, 20:30';
    return field.autocomplete.endsWith('-name') ? 'Sniper' : 'Sniper 017';
  };

  return [...scope.querySelectorAll<HTMLInputElement>(`${lines}, ${others}`)].filter(isReachable).map((field, at) => {
    field.dataset['typed'] = String(at);
    const isEditor = !('value' in field);
    const isCode = field.matches('[autocomplete=one-time-code], [autocomplete=one-time-code] ~ input');
    const kind = isEditor ? 'editor' : isCode ? 'code' : field.role === 'combobox' ? 'choice' : 'line';
    const label = field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';
    const name = field.getAttribute('name') ?? '';
    return { at, label: label.trim(), name, kind, text: textFor(field, kind) };
  });
}

/** The text that a box or an editor shows. */
export function heldText(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : element.textContent,
  );
}
