import { beforeEach, expect, test } from 'vitest';
import { rememberWanted, takeWanted } from '#app/routing/return-to.ts';

beforeEach(() => void takeWanted(undefined));

test('whoever signs in where nobody was goes on to where they wanted, once', () => {
  rememberWanted('/teams/edit/7');
  expect(takeWanted(1)).toBe('/teams/edit/7');
  expect(takeWanted(1)).toBe('/dashboard');
});

test('where a person was at work is for them alone, and forgotten when another comes', () => {
  rememberWanted('/teams?search=secret', 1);
  expect(takeWanted(2)).toBe('/dashboard');
  expect(takeWanted(1)).toBe('/dashboard');
  rememberWanted('/teams?search=secret', 1);
  expect(takeWanted(1)).toBe('/teams?search=secret');
});
