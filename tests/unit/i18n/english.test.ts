import { expect, test } from 'vitest';
import { english } from '#i18n/english.ts';

test('a key is its own text', () => {
  expect(english('Name is required')).toBe('Name is required');
});

test('places are filled with what is given', () => {
  expect(english('{{from}}–{{to}} of {{total}}', { from: 11, to: 17, total: 17 })).toBe('11–17 of 17');
});

test('what is filled in is taken as it is', () => {
  const name = '$& {{name}} <b>';
  expect(english('Delete {{name}}?', { name })).toBe(`Delete ${name}?`);
});

test('a place that is given nothing stays, so that it is seen', () => {
  expect(english('Delete {{name}}?', {})).toBe('Delete {{name}}?');
});

test.each([
  [0, '0 selected'],
  [1, '1 selected'],
  [2, '2 selected'],
])('%i is counted', (count, text) => {
  expect(english('{{count}} selected', { count })).toBe(text);
});
