const typed =
  'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, [contenteditable=true]';

/**
 * Whether somebody is in the middle of typing where no form guards it: in the field that has the focus, in a dialog, or on
 * the screens before the login.
 */
export function hasTypedText(page: Document): boolean {
  const { activeElement } = page;
  if (activeElement?.matches(typed) === true && textOf(activeElement) !== '') return true;
  const unguarded = page.querySelectorAll(
    `dialog[open] :is(${typed}), form :is([autocomplete$=password], [autocomplete=username], [autocomplete=one-time-code])`,
  );
  return [...unguarded].some((field) => textOf(field) !== '');
}

function textOf(field: Element): string {
  return 'value' in field ? String(field.value) : field.textContent;
}
