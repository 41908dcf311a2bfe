import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '#server/content/sanitize-html.ts';

describe('formatted text keeps', () => {
  test.each([
    '<p>Play <strong>fair</strong><br>and <em>have fun</em></p>',
    '<h2>Rules</h2><ul><li>One</li><li>Two</li></ul><hr>',
    '<a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">link</a>',
    '<a href="mailto:desk@example.com" rel="noopener noreferrer">mail</a>',
    '<img src="https://example.com/a.png" alt="A &quot;map&quot;">',
    'Tom &amp; Jerry &lt;3 ₹&nbsp;5 "each"',
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
    ['<a href="vbscript:x" href="https://example.com/">x</a>', '<a>x</a>'],
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
    ['</p></b>Hi', '<p></p>Hi'],
    ['a < b and b > c', 'a &lt; b and b &gt; c'],
    ['<', '&lt;'],
    ['<b>a <p class', '<b>a </b>'],
    ['<svg><p class', ''],
    ['<b><b class', '<b></b>'],
    ['<i>a</i', '<i>a</i>'],
    ['&unknown; & &amp', '&amp;unknown; &amp; &amp;'],
    ['&#8377; &rupee; &#x200b;&#xD800;&#0;', '₹ &amp;rupee; \u200b\ufffd\ufffd'],
    ['<<p>script>alert(1)</p>', '&lt;<p>script&gt;alert(1)</p>'],
    ['<p title="a>b" onclick="x">Hi</p>', '<p>Hi</p>'],
    // Markup that parsers read differently: what is left is serialized again, so it has one reading.
    ['<noscript><p title="</noscript><img src=x onerror=x()>">a</p></noscript>', ''],
    ['<p><noscript></p><img src=x onerror=x()></noscript>a', '<p></p><img>a'],
    ['<textarea></textarea/><img src=x onerror=x()></textarea>a', '<img>a'],
    ['<title><img src=x onerror=x()></title>a', 'a'],
    ['<xmp><p title="</xmp><img src=x onerror=x()>">a', '<img>"&gt;a'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x()&gt;">', ''],
    ['<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=x() src>">', ''],
    ['<svg><p><style><g title="</style><img src onerror=x()>">', ''],
    ['<template><img src=x onerror=x()></template>a', 'a'],
    ['<!--><img src=x onerror=x()>-->a', '<img>--&gt;a'],
    ['<!--a--!><img src=x onerror=x()>b', '<img>b'],
    ['<![CDATA[<img src=x onerror=x()>]]>a', 'a'],
    [
      '<img src="https://e.com/`onerror=x()`" alt="`><script>x()</script>">',
      '<img src="https://e.com/`onerror=x()`" alt="`&gt;&lt;script&gt;x()&lt;/script&gt;">',
    ],
    [
      '<a href="https://e.com/?a=%22&#34;&lt;b&gt;">x</a>',
      '<a href="https://e.com/?a=%22&quot;&lt;b&gt;" rel="noopener noreferrer">x</a>',
    ],
    ['<a\fhref="javascript:x()"/rel="opener" target=_blank>x</a>', '<a>x</a>'],
    [
      '<a href="https://e.com/" href=javascript:x() rel="opener">x</a>',
      '<a href="https://e.com/" rel="noopener noreferrer">x</a>',
    ],
    ['<p/onclick=x()>a<br/onclick=x()>b</br>', '<p>a<br>b<br></p>'],
    ['<b __proto__="x" constructor="x">a</b>', '<b>a</b>'],
    ['<a __proto__="x" href>a</a><img src alt>', '<a>a</a><img alt="">'],
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

  // A pattern that tries all ways to read such a text hangs.
  test.each(['<', '<a ', '<!--', '<script>', '<p "', '&', '</', '<a href="', '<b>', '<b></i>', '<svg><p>'])(
    'and long malformed text ends: %s',
    (part) => {
      expect(sanitizeHtml(part.repeat(200_000 / part.length))).not.toContain('<script');
    },
  );
});
