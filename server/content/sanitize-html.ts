import { richTextTags } from '#domain/text/rich-text.ts';
import { attributesOf } from './safe-attributes.ts';

/** The allowed elements. Other elements are removed, but not their text. */
const allowed = new Set(richTextTags);
const empty = new Set(['br', 'hr', 'img']);
/** Elements whose content is not text. They are removed with their content. */
const dropped = new Set(
  'script style iframe object template textarea title noscript noembed svg math select xmp plaintext'.split(' '),
);

/**
 * Removes everything active from formatted text. The result is serialized from allowed elements and escaped text, so it
 * does not depend on how a browser parses malformed input. Runs in linear time.
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
    // A '<' that starts no markup is text, as in 'a < b'. '<!doctype', '<?xml' and '</...' are markup.
    if (tag === null && !/[!?/]/.test(html.charAt(start + 1))) {
      out += '&lt;';
      at = start + 1;
      continue;
    }
    const end = html.indexOf('>', start);
    if (end === -1) return out + escapeText(html.slice(start)) + closeAll(open);
    at = end + 1;
    if (tag === null) continue;
    const [matched, slash, tagName = ''] = tag;
    const name = tagName.toLowerCase();
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

/** Closes all elements up to this one. Closes nothing when it is not open. */
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

/** The index after the '>' of the next occurrence, or the end of the text. */
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

/** Escapes text. Keeps references such as `&amp;`. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
