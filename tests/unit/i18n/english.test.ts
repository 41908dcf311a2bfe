import { expect, test } from 'vitest';
import { english } from '#i18n/english.ts';

test('the text of a key is the key', () => {
  expect(english('Name is required')).toBe('Name is required');
});

test('placeholders are filled with values', () => {
  expect(english('{{from}}–{{to}} of {{total}}', { from: 11, to: 17, total: 17 })).toBe('11–17 of 17');
});

test('a value is inserted unchanged', () => {
  const name = '$& {{name}} <b>';
  expect(english('Delete {{name}}?', { name })).toBe(`Delete ${name}?`);
});

test('a placeholder without a value stays visible', () => {
  expect(english('Delete {{name}}?', {})).toBe('Delete {{name}}?');
});

test.each([
  [0, '0 selected'],
  [1, '1 selected'],
  [2, '2 selected'],
])('%i selects the plural form', (count, text) => {
  expect(english('{{count}} selected', { count })).toBe(text);
});
