import { richTextTags } from '#domain/rich-text.ts';
import { attributesOf } from './safe-attributes.ts';

/** What formatted text may be made of. Other elements are taken off and their text stays. */
const allowed = new Set(richTextTags);
const empty = new Set(['br', 'hr', 'img']);
/** Elements whose content is no text to be read: they go with all that is in them. */
const dropped = new Set(
  'script style iframe object template textarea title noscript noembed svg math select xmp plaintext'.split(' '),
);

/**
 * Formatted text with nothing in it that acts: the result is written anew from allowed elements and escaped text, so
 * what it holds does not depend on how a browser reads malformed input. Time is linear in the length.
 */
export function sanitizeHtml(html: string): string {
  const open: string[] = [];
  let out = '';
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start === -1) return out + escapeText(html.slice(at)) + closeAll(open);
    out += escapeText(html.slice(at, start));
    if (html.startsWith('<!--', start)) {
      at = after(html, '-->', start);
      continue;
    }
    const tag = /^<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/i.exec(html.slice(start, start + 40));
    // A '<' that opens nothing is one to be read, as in 'a < b'. '<!doctype', '<?xml' and '</...' are not.
    if (tag === null && !/[!?/]/.test(html.charAt(start + 1))) {
      out += '&lt;';
      at = start + 1;
      continue;
    }
    const end = html.indexOf('>', start);
    if (end === -1) return out + escapeText(html.slice(start)) + closeAll(open);
    at = end + 1;
    if (tag === null) continue;
    const [matched, slash, written = ''] = tag;
    const name = written.toLowerCase();
    if (dropped.has(name)) at = slash === '' ? after(html, `</${name}`, end) : at;
    else if (allowed.has(name)) {
      out += slash === '' ? opened(name, html.slice(start + matched.length, end), open) : closed(name, open);
    }
  }
  return out + closeAll(open);
}

function opened(name: string, attributes: string, open: string[]): string {
  if (!empty.has(name)) open.push(name);
  return `<${name}${attributesOf(name, attributes)}>`;
}

/** Closes up to the element, or nothing when it is not open. */
function closed(name: string, open: string[]): string {
  const at = open.lastIndexOf(name);
  return at === -1 ? '' : closeAll(open, at);
}

function closeAll(open: string[], from = 0): string {
  return open
    .splice(from)
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
}

/** Behind the next occurrence and its '>', or the end. */
function after(html: string, mark: string, from: number): number {
  const found = indexOfIgnoringCase(html, mark, from);
  const end = found === -1 ? -1 : html.indexOf('>', found);
  return end === -1 ? html.length : end + 1;
}

function indexOfIgnoringCase(text: string, mark: string, from: number): number {
  const pattern = new RegExp(mark.replace(/[^a-z0-9]/g, '\\$&'), 'gi');
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

/** References such as `&amp;` stay what they are; every other sign that HTML reads is escaped. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
