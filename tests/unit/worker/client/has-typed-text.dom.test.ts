import { expect, test } from 'vitest';
import { hasTypedText } from '#worker/client/has-typed-text.ts';

function onPage(html: string): boolean {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
  return hasTypedText(document);
}

test.each([
  ['a page without a text field', '<button data-focus>Save</button>', false],
  ['a filled field without the focus: its form guards it', '<form><input value="Lions"></form>', false],
  ['a filled field with the focus', '<input data-focus value="li">', true],
  ['an empty field with the focus', '<input data-focus value="">', false],
  ['a checkbox with the focus', '<input data-focus type="checkbox" value="on">', false],
  ['a typed password', '<form><input autocomplete="current-password" value="x"></form>', true],
  ['an empty login', '<form><input autocomplete="username"><input autocomplete="current-password"></form>', false],
  ['a one-time code', '<form><input autocomplete="one-time-code" value="1"></form>', true],
  ['a filled field in a dialog', '<dialog open><textarea>Hello</textarea></dialog>', true],
  ['a closed dialog', '<dialog><textarea>Hello</textarea></dialog>', false],
])('%s', (_, html, expected) => {
  expect(onPage(html)).toBe(expected);
});
