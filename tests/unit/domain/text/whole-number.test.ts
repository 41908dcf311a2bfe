import { describe, expect, test } from 'vitest';
import { readCount, readWhole } from '#domain/text/whole-number.ts';

describe('a whole number', () => {
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
    expect(readWhole(text)).toBe(amount);
  });

  test.each(['', 'two lakh', '1.5', '2,0,0', '1e5', '-5', '12 34 5', '1,06', '10,50', '1069,5', '-6', '+5', '1 2'])(
    '%j is none',
    (text) => {
      expect(readWhole(text)).toBeUndefined();
    },
  );
});

test('a count has no zeros before it', () => {
  expect(['007', '00', '1,069', '1.0'].map(readCount)).toEqual(['7', '0', '1069', '1']);
});
