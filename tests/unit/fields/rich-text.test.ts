import { expect, test } from 'vitest';
import { richTextAddress } from '#domain/text/rich-text.ts';
import { sanitizeHtml } from '#server/content/sanitize-html.ts';
import { hostileHtml } from '../../support/hostile-html.ts';

/** The server's side. The editor's side is tested in a browser, because its purifier needs one. */
test.each(hostileHtml)('nothing executable is left of %s, but its text is', (html) => {
  const left = sanitizeHtml(html);
  expect(left).not.toMatch(/steal|script|svg|data:|<(iframe|object|embed|form|input|style|math)/i);
  expect(left.replace(/<[^>]*>/g, '')).toBe('ab');
});

test.each([
  '<h2>Rules</h2><p>One <b>bold</b>, one <i>slanted</i>.</p>',
  '<ul><li>First</li><li>Second</li></ul><blockquote><p>Said</p></blockquote>',
  '<p><img src="/uploads/a.png" alt="A team"></p>',
])('%s is unchanged', (html) => {
  expect(sanitizeHtml(html)).toBe(html);
});

test.each(['https://example.com/a?b=1', 'http://example.com', 'mailto:desk@example.com'])(
  'a link may point to %s',
  (to) => {
    expect(richTextAddress.href.test(to)).toBe(true);
    expect(sanitizeHtml(`<a href="${to}">ab</a>`)).toBe(`<a href="${to}" rel="noopener noreferrer">ab</a>`);
  },
);

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//example.com/a.png',
  'http://example.com/a.png',
  'a.png',
])('a picture may not come from %s', (from) => {
  expect(richTextAddress.src.test(from)).toBe(false);
  expect(sanitizeHtml(`<img src="${from}" alt="ab">`)).toBe('<img alt="ab">');
});
