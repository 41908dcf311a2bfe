import { beforeEach, expect, test } from 'vitest';
import { consumeReturnTo, rememberWanted } from '#app/routing/return-to.ts';

beforeEach(() => void consumeReturnTo(undefined));

test('whoever signs in where nobody was goes on to where they wanted, once', () => {
  rememberWanted('/teams/edit/7');
  expect(consumeReturnTo(1)).toBe('/teams/edit/7');
  expect(consumeReturnTo(1)).toBe('/dashboard');
});

test('where a person was at work is for them alone, and forgotten when another comes', () => {
  rememberWanted('/teams?search=secret', 1);
  expect(consumeReturnTo(2)).toBe('/dashboard');
  expect(consumeReturnTo(1)).toBe('/dashboard');
  rememberWanted('/teams?search=secret', 1);
  expect(consumeReturnTo(1)).toBe('/teams?search=secret');
});
