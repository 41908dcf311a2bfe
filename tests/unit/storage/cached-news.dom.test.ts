import { beforeEach, expect, test } from 'vitest';
import { readCachedNews, writeCachedNews } from '#storage/cached-news.ts';
import { clearPersonalStorage } from '#storage/stored-session.ts';
import { fillStorage } from '../../support/page/fill-storage.ts';

const newsUrl = 'https://news.example.org';
const news = {
  newsUrl,
  readAt: 1000,
  posts: [{ id: 1, title: 'Final', link: 'https://news.example.org/1', publishedAt: null }],
};

beforeEach(() => localStorage.clear());

test('the last news are read back for the same site, until the user logs out', () => {
  expect(readCachedNews(newsUrl)).toBeNull();
  writeCachedNews(news);
  expect(readCachedNews(newsUrl)).toEqual(news);
  expect(readCachedNews('https://other.example.org')).toBeNull();
  clearPersonalStorage();
  expect(readCachedNews(newsUrl)).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['another shape', '[]'],
  ['no time', JSON.stringify({ ...news, readAt: null })],
  ['a link that runs', JSON.stringify({ ...news, posts: [{ ...news.posts[0], link: 'javascript:alert(1)' }] })],
])('the stored value %s is ignored', (_, stored) => {
  localStorage.setItem('news', stored);
  expect(readCachedNews(newsUrl)).toBeNull();
});

test('full storage stores nothing and reports nothing', () => {
  writeCachedNews(news);
  fillStorage();
  writeCachedNews({ ...news, readAt: 2000 });
  expect(readCachedNews(newsUrl)).toBeNull();
});
