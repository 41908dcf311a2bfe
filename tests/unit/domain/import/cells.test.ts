import { describe, expect, test } from 'vitest';
import { type Cell, cellText, readAmount, readPhone, readStatusWord } from '#domain/import/cells.ts';

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

describe('an amount', () => {
  test.each([
    ['₹ 2,00,000', '200000'],
    ['Rs. 2,00,000.00', '200000'],
    ['200000', '200000'],
    ['1,000,000', '1000000'],
    ['२,००,०००', '200000'],
    ['10 000', '10000'],
    ['5000/-', '5000'],
    ['007', '007'],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each(['', 'two lakh', '1.5', '2,0,0', '1e5', '-5', '12 34 5'])('%j is none', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });
});

test.each([
  ['+91 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['98765', '98765'],
])('the mobile number of %s is %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
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
