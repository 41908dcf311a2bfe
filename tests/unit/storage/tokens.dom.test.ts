import { beforeEach, expect, test } from 'vitest';
import { readTokens, writeTokens } from '#storage/stored-session.ts';

beforeEach(() => sessionStorage.clear());

test('tokens are stored with their owner, and removed together', () => {
  const tokens = { accessToken: 'a', refreshToken: 'b', userId: 7 };
  writeTokens(tokens);
  expect(readTokens()).toEqual(tokens);
  writeTokens({ ...tokens, refreshToken: null });
  expect(readTokens()).toEqual({ ...tokens, refreshToken: null });
  writeTokens(null);
  expect(readTokens()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test.each(['', 'someone', '1.5'])('tokens are ignored if their owner is %j', (owner) => {
  writeTokens({ accessToken: 'a', refreshToken: 'b', userId: 7 });
  sessionStorage.setItem('tokenOwner', owner);
  expect(readTokens()?.userId ?? null).not.toBe(7);
});
