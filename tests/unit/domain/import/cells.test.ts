import { expect, test } from 'vitest';
import { type Cell, cellText, readStatusWord } from '#domain/import/cells.ts';

test.each<[Cell, string]>([
  [null, ''],
  ['  Lynx\u00a0of Pune \ufeff', 'Lynx of Pune'],
  ["'=2+2", '=2+2'],
  ["'+91 98765 43210", '+91 98765 43210'],
  ["'tis", "'tis"],
  [9876543210, '9876543210'],
  [200000, '200000'],
  [0.1 + 0.2, '0.3'],
  [1e21, '1000000000000000000000'],
  [Number.NaN, ''],
  [true, '1'],
  [new Date('2026-11-26T18:30:00Z'), '2026-11-26 18:30:00'],
  ['Pele\u0301', 'Pelé'],
])('the text of %j is %j', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

test.each([
  ['Active', '1'],
  [' YES ', '1'],
  ['सक्रिय', '1'],
  ['१', '1'],
  ['inactive', '0'],
  ['No', '0'],
  ['निष्क्रिय', '0'],
  ['perhaps', undefined],
  ['', undefined],
])('the status of %j is %j', (text, status) => {
  expect(readStatusWord(text)).toBe(status);
});
