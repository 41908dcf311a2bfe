import { beforeEach, expect, test } from 'vitest';
import { readPreference, writePreference } from '#storage/preferences.ts';
import { clearPersonalStorage } from '#storage/stored-session.ts';
import { storedIn } from '../../support/page/stored-in.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('preferences default to light, English and a wide sidebar, also if the stored value is unknown', () => {
  const read = () => [readPreference('theme'), readPreference('language'), readPreference('sidebar')];
  expect(read()).toEqual(['light', 'en', 'expanded']);
  for (const key of ['theme', 'language', 'sidebar']) localStorage.setItem(key, 'Dark');
  expect(read()).toEqual(['light', 'en', 'expanded']);
  expect(readPreference('sidebar', 'collapsed')).toBe('collapsed');
});

test('preferences survive a sign-out', () => {
  writePreference('theme', 'dark');
  writePreference('language', 'hi');
  localStorage.setItem('userData', 'encrypted');
  sessionStorage.setItem('accessToken', 'a');
  clearPersonalStorage();
  expect(storedIn(localStorage)).toEqual({ theme: 'dark', language: 'hi' });
  expect(sessionStorage.length).toBe(0);
});
