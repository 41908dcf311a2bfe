import { beforeEach, expect, test } from 'vitest';
import { openDrafts } from '#drafts/store/database.ts';
import { openCacheDatabase } from '#storage/cache/store/database.ts';
import { readCachedNews } from '#storage/cached-news.ts';
import { withChanges } from '#storage/changes.ts';
import { readLayout } from '#storage/list-layouts.ts';
import { readPersistence } from '#storage/persistence.ts';
import { preferenceKeys, readPreference } from '#storage/preferences.ts';
import { readRecovery } from '#storage/recovery.ts';
import { clearPersonalStorage, readTokens } from '#storage/stored-session.ts';
import { readVerified } from '#storage/verified.ts';
import { storedIn } from '../../support/page/stored-in.ts';

// The former version has written to the same names. A new name would log everybody out, or lose their settings.

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('preferences are stored under their former names and survive a sign-out', () => {
  const chosen = {
    theme: 'dark',
    language: 'hi',
    sidebar: 'collapsed',
    density: 'compact',
    zone: 'utc',
    singleKeys: 'off',
  };
  for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
  clearPersonalStorage();
  const read = () => Object.fromEntries(preferenceKeys.map((key) => [key, readPreference(key)]));
  expect(read()).toEqual(chosen);
  const byDefault = {
    theme: 'light',
    language: 'en',
    sidebar: 'expanded',
    density: 'comfortable',
    zone: 'device',
    singleKeys: 'on',
  };
  for (const key of preferenceKeys) localStorage.setItem(key, 'none');
  expect(read()).toEqual(byDefault);
  localStorage.clear();
  expect(read()).toEqual(byDefault);
  expect(readPreference('sidebar', 'collapsed')).toBe('collapsed');
});

test('so are the notes of the device', () => {
  const notes = {
    installDeclined: '1',
    insecureNoteRead: '1',
    storagePersisted: 'granted',
    listLayouts: JSON.stringify({ teams: { order: ['name'], hidden: [] } }),
  };
  expect(readLayout('teams')).toBeNull();
  for (const [key, value] of Object.entries(notes)) localStorage.setItem(key, value);
  clearPersonalStorage();
  expect(storedIn(localStorage)).toEqual(notes);
  expect(readLayout('teams')).toEqual({ order: ['name'], hidden: [] });
  expect(readPersistence()).toBe('granted');
  localStorage.setItem('storagePersisted', 'refused');
  expect(readPersistence()).toBe('refused');
  localStorage.setItem('storagePersisted', 'later');
  expect(readPersistence()).toBe('unasked');
});

test('so is the data of the tab', () => {
  const held = { accessToken: 'a', refreshToken: 'b', tokenOwner: '7', verifiedUsername: 'asha@example.com' };
  for (const [key, value] of Object.entries(held)) sessionStorage.setItem(key, value);
  sessionStorage.setItem('recovery', JSON.stringify({ username: 'asha@example.com', resendAt: null }));
  expect(readTokens()).toEqual({ accessToken: 'a', refreshToken: 'b', userId: 7 });
  expect(readVerified()).toBe('asha@example.com');
  expect(readRecovery()).toEqual({ username: 'asha@example.com', resendAt: null });
});

test('so are the news', () => {
  const news = { newsUrl: 'https://news.example.org', readAt: 1000, posts: [] };
  localStorage.setItem('news', JSON.stringify(news));
  expect(readCachedNews(news.newsUrl)).toEqual(news);
});

test('so are cached pages, drafts and changes', async () => {
  const opened = [await openCacheDatabase(), await openDrafts()];
  await withChanges(() => Promise.resolve());
  for (const database of opened) database.close();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['matchdesk changes 1', 'matchdesk drafts', 'matchdesk lists 1']));
});
