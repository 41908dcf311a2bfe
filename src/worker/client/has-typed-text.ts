const textFields =
  'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, [contenteditable=true]';

/**
 * Whether the page contains input that no form guards against a reload: in the focused field, in a dialog, or on the
 * screens before the login.
 */
export function hasTypedText(page: Document): boolean {
  const { activeElement } = page;
  if (activeElement?.matches(textFields) === true && textOf(activeElement) !== '') return true;
  const unguarded = page.querySelectorAll(
    `dialog[open] :is(${textFields}), form :is([autocomplete$=password], [autocomplete=username], [autocomplete=one-time-code])`,
  );
  return [...unguarded].some((field) => textOf(field) !== '');
}

function textOf(field: Element): string {
  return 'value' in field ? String(field.value) : field.textContent;
}
