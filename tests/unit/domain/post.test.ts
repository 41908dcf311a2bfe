import { expect, test } from 'vitest';
import { isHttps, isPost } from '#domain/post.ts';

const post = { id: 1, title: 'Finals', link: 'https://example.com/finals', publishedAt: 1_795_000_000_000 };

test('a post has a number, a title, a safe link and an optional time', () => {
  expect(isPost(post)).toBe(true);
  expect(isPost({ ...post, publishedAt: null })).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['nothing at all', undefined],
  ['a text', 'post'],
  ['half a number', { ...post, id: 1.5 }],
  ['a number as a text', { ...post, id: '1' }],
  ['no title', { ...post, title: undefined }],
  ['no link', { ...post, link: undefined }],
  ['a link that is an object', { ...post, link: { href: 'https://example.com' } }],
  ['a link that runs', { ...post, link: 'javascript:alert(1)' }],
  ['a time as a text', { ...post, publishedAt: '2026-11-22' }],
  ['no time at all', { ...post, publishedAt: undefined }],
  ['an endless time', { ...post, publishedAt: Number.POSITIVE_INFINITY }],
])('%s is not a post', (_, value) => {
  expect(isPost(value)).toBe(false);
});

test.each([
  ['https://example.com/finals?x=1#y', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['http://example.com/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://user@example.com/', false],
  ['https://:secret@example.com/', false],
  ['/finals', false],
  ['', false],
])('whether %j is safe to follow: %s', (link, may) => {
  expect(isHttps(link)).toBe(may);
});
