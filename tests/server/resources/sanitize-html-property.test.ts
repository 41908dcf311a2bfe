import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { sanitizeHtml } from '#server/content/sanitize-html.ts';
import { fc } from '../../support/fast-check.ts';

const signs = `< > / " ' = & ; # !-- --> a p img script style svg math`.split(' ');
const values = 'href src onerror javascript: https://e.com alert(1) &#x6A; &lt; &colon;'.split(' ');
const starts = [
  '<a href="',
  '<img src=',
  '</p>',
  '<p>',
  '<script>',
  '</script>',
  '<svg>',
  '<!--',
  '<style>',
  '<title>',
];
const piece = fc.oneof(
  fc.constantFrom(' ', '\u0000', '\t', ...signs, ...values, ...starts),
  fc.string({ maxLength: 4 }),
);

test('a browser finds only allowed elements and addresses in the result for any input', () => {
  const window = new Window();
  try {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const host = window.document.createElement('div');
        host.innerHTML = sanitizeHtml(pieces.join(''));
        for (const element of host.querySelectorAll('*')) {
          expect(element.tagName.toLowerCase()).toMatch(
            /^(p|a|img|h[1-6]|b|i|u|s|em|br|hr|li|ol|ul|td|th|tr|pre|sub|sup|code)$/,
          );
          for (const { name, value } of element.attributes) {
            expect(['href', 'src', 'alt', 'rel']).toContain(name);
            if (name === 'href' || name === 'src') expect(value).toMatch(/^(https?:\/\/|mailto:|\/uploads\/)/i);
          }
        }
      }),
      { numRuns: 2000 },
    );
  } finally {
    window.close();
  }
});
