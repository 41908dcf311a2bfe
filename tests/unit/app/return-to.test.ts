import { beforeEach, expect, test } from 'vitest';
import { consumeReturnTo, rememberReturnTo } from '#app/routing/locations.ts';

beforeEach(() => void consumeReturnTo(undefined));

test('after a redirect to the login, the next user returns to the address once', () => {
  rememberReturnTo('/teams/edit/7');
  expect(consumeReturnTo(1)).toBe('/teams/edit/7');
  expect(consumeReturnTo(1)).toBe('/dashboard');
});

test('the address of an ended session is for its user only and is deleted when another signs in', () => {
  rememberReturnTo('/teams?search=secret', 1);
  expect(consumeReturnTo(2)).toBe('/dashboard');
  expect(consumeReturnTo(1)).toBe('/dashboard');
  rememberReturnTo('/teams?search=secret', 1);
  expect(consumeReturnTo(1)).toBe('/teams?search=secret');
});
