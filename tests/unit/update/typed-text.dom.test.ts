import { expect, test } from 'vitest';
import { hasTypedText } from '#update/typed-text.ts';

function onPage(html: string): boolean {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
  return hasTypedText(document);
}

test.each([
  ['a page with nothing to type in', '<button data-focus>Save</button>', false],
  ['a filled field that nobody is in: its form guards it', '<form><input value="Lions"></form>', false],
  ['a field that somebody types in', '<input data-focus value="li">', true],
  ['an empty field with the focus', '<input data-focus value="">', false],
  ['a checkbox with the focus', '<input data-focus type="checkbox" value="on">', false],
  ['a typed password', '<form><input autocomplete="current-password" value="x"></form>', true],
  ['an empty login', '<form><input autocomplete="username"><input autocomplete="current-password"></form>', false],
  ['a code', '<form><input autocomplete="one-time-code" value="1"></form>', true],
  ['something typed in a dialog', '<dialog open><textarea>Hello</textarea></dialog>', true],
  ['a closed dialog', '<dialog><textarea>Hello</textarea></dialog>', false],
])('%s', (_, html, expected) => {
  expect(onPage(html)).toBe(expected);
});
