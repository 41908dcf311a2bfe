import { beforeEach, expect, test } from 'vitest';
import { clearPersonalStorage } from '#storage/clear-personal-storage.ts';
import { readPreference, writePreference } from '#storage/preferences.ts';
import { encryptUser, readStoredUser, writeEncryptedUser } from '#storage/stored-user.ts';
import { readTokens, writeTokens } from '#storage/tokens.ts';
import { fillStorage } from '../../support/fill-storage.ts';
import { storedIn } from '../../support/stored-in.ts';

const asha = {
  ...{ id: 7, first_name: 'Asha', last_name: 'Rao', mobile_no: '', email: 'asha@example.com' },
  ...{ profile_pic: null, role_name: 'admin' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('on a full disk the tokens of somebody else do not stay', () => {
  writeTokens({ accessToken: 'of Asha', refreshToken: 'of Asha', userId: 7 });
  fillStorage();
  writeTokens({ accessToken: 'of Ravi', refreshToken: 'of Ravi', userId: 8 });
  expect(readTokens()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('on a full disk nor does the person who was there before', async () => {
  writeEncryptedUser(await encryptUser(asha));
  fillStorage();
  writeEncryptedUser(await encryptUser({ ...asha, id: 8 }));
  expect(await readStoredUser()).toBeNull();
});

test('on a full disk a sign-out still clears what is a person’s, and nothing of the device', () => {
  writePreference('theme', 'dark');
  localStorage.setItem('userData', 'of Asha');
  fillStorage();
  clearPersonalStorage();
  expect(storedIn(localStorage)).toEqual({ theme: 'dark' });
});

test('on a full disk a theme can be chosen, and is not remembered', () => {
  fillStorage();
  writePreference('theme', 'dark');
  expect(readPreference('theme')).toBe('light');
});
