import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '#server/content/sanitize-html.ts';

describe('formatted text keeps', () => {
  test.each([
    '<p>Play <strong>fair</strong><br>and <em>have fun</em></p>',
    '<h2>Rules</h2><ul><li>One</li><li>Two</li></ul><hr>',
    '<a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">link</a>',
    '<a href="mailto:desk@example.com" rel="noopener noreferrer">mail</a>',
    '<img src="https://example.com/a.png" alt="A &quot;map&quot;">',
    'Tom &amp; Jerry &lt;3 &#8377;',
    'हिन्दी और 👩🏽‍🚀',
  ])('%s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });
});

describe('formatted text loses active content', () => {
  test.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<SCRIPT src=//x></SCRIPT >after', 'after'],
    ['<script>never closed', ''],
    ['<p onclick="x()" style="color:red" class=a>Hi</p>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>', '<img>'],
    ['<img src="data:text/html,x" alt=a>', '<img alt="a">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" jav\tascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#x6A;avascript:alert(1)">x</a>', '<a>x</a>'],
    [
      '<a href="vbscript:x" href="https://example.com/">x</a>',
      '<a href="https://example.com/" rel="noopener noreferrer">x</a>',
    ],
    [
      '<a href="https://example.com/&quot;onmouseover=&quot;x">x</a>',
      '<a href="https://example.com/&quot;onmouseover=&quot;x" rel="noopener noreferrer">x</a>',
    ],
    ['<svg><a href="https://example.com">x</a></svg>after', 'after'],
    ['<svg/onload=alert(1)>', ''],
    ['<iframe src="https://example.com"></iframe>after', 'after'],
    ['<style>p{}</style><p>Hi', '<p>Hi</p>'],
    ['<!-- --><p>Hi</p><!doctype html><?xml?>', '<p>Hi</p>'],
    ['<div><span>Hi</span></div>', 'Hi'],
    ['<p><b>Hi</p>there</b>', '<p><b>Hi</b></p>there'],
    ['</p></b>Hi', 'Hi'],
    ['a < b and b > c', 'a &lt; b and b &gt; c'],
    ['<', '&lt;'],
    ['<p', '&lt;p'],
    ['<b>a <p class', '<b>a &lt;p class</b>'],
    ['&unknown; & &amp', '&unknown; &amp; &amp;amp'],
    ['<<p>script>alert(1)</p>', '&lt;<p>script&gt;alert(1)</p>'],
    ['<p title="a>b" onclick="x">Hi</p>', '<p>b" onclick="x"&gt;Hi</p>'],
  ])('%s', (html, safe) => {
    expect(sanitizeHtml(html)).toBe(safe);
  });

  test('and a second pass changes nothing', () => {
    for (const html of [
      '<p>a<b>c',
      '<a href="https://e.com/?a=1&b=2">x</a>',
      '&lt;script&gt;',
      '<img alt="&amp;lt;">',
    ]) {
      const once = sanitizeHtml(html);
      expect(sanitizeHtml(once)).toBe(once);
    }
  });

  test('and long malformed text takes linear time', () => {
    for (const part of ['<', '<a ', '<!--', '<script>', '<p "', '&', '</', '<a href="']) {
      const started = performance.now();
      sanitizeHtml(part.repeat(200_000 / part.length));
      expect(performance.now() - started, part).toBeLessThan(2000);
    }
  });
});
