import { beforeEach, expect, test } from 'vitest';
import { readPreference, writePreference } from '#storage/preferences.ts';
import {
  clearPersonalStorage,
  encryptUser,
  readStoredUser,
  readTokens,
  writeEncryptedUser,
  writeTokens,
} from '#storage/stored-session.ts';
import { fillStorage } from '../../support/page/fill-storage.ts';
import { storedIn } from '../../support/page/stored-in.ts';

const asha = {
  ...{ id: 7, first_name: 'Asha', last_name: 'Rao', mobile_no: '', email: 'asha@example.com' },
  ...{ profile_pic: null, role_name: 'admin' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('with full storage the tokens of another user are removed', () => {
  writeTokens({ accessToken: 'of Asha', refreshToken: 'of Asha', userId: 7 });
  fillStorage();
  writeTokens({ accessToken: 'of Ravi', refreshToken: 'of Ravi', userId: 8 });
  expect(readTokens()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('with full storage the former user is removed', async () => {
  writeEncryptedUser(await encryptUser(asha));
  fillStorage();
  writeEncryptedUser(await encryptUser({ ...asha, id: 8 }));
  expect(await readStoredUser()).toBeNull();
});

test("with full storage a sign-out still clears the user's data and keeps the device's", () => {
  writePreference('theme', 'dark');
  localStorage.setItem('userData', 'of Asha');
  fillStorage();
  clearPersonalStorage();
  expect(storedIn(localStorage)).toEqual({ theme: 'dark' });
});

test('with full storage a theme can be chosen, but is not stored', () => {
  fillStorage();
  writePreference('theme', 'dark');
  expect(readPreference('theme')).toBe('light');
});
