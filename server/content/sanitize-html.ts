import { Parser } from 'htmlparser2';
import { richTextAddress, richTextTags } from '#domain/text/rich-text.ts';

/** The allowed elements. Other elements are removed, but not their text. */
const allowed = new Set(richTextTags);
/** Allowed elements without an end tag. */
const empty = new Set(['br', 'hr', 'img']);
/** Elements whose content is not text. They are removed with their content. */
const dropped = new Set(
  'script style iframe object template textarea title noscript noembed svg math select xmp plaintext'.split(' '),
);

type Attributes = Readonly<Record<string, string>>;

/**
 * Removes everything active from formatted text. The result is serialized from allowed elements, checked addresses and
 * escaped text, so that no browser can read it in another way than the parser does.
 */
export function sanitizeHtml(html: string): string {
  let result = '';
  /** The allowed elements that are open. */
  const open: string[] = [];
  /** How many open elements are a dropped one or inside one. */
  let droppedDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (droppedDepth > 0 || dropped.has(name)) droppedDepth += 1;
      else if (allowed.has(name)) {
        result += `<${name}${allowedAttributes(name, attributes)}>`;
        open.push(name);
      }
    },
    // The parser closes elements in order, also those that the text does not close. At the end of the text it closes
    // an element whose start tag is unfinished and was not reported.
    onclosetag(name) {
      if (droppedDepth > 0) droppedDepth -= 1;
      else if (open.at(-1) === name) {
        open.pop();
        if (!empty.has(name)) result += `</${name}>`;
      }
    },
    ontext(text) {
      if (droppedDepth === 0) result += escapeText(text);
    },
  });
  parser.end(html);
  return result;
}

/** The attributes that an element may have, serialized with a space in front of each. */
function allowedAttributes(element: string, { href = '', src = '', alt }: Attributes): string {
  if (element === 'a') return richTextAddress.href.test(href.trim()) ? link(href.trim()) : '';
  if (element !== 'img') return '';
  const source = richTextAddress.src.test(src.trim()) ? attribute('src', src.trim()) : '';
  return source + (alt === undefined ? '' : attribute('alt', alt));
}

const link = (href: string) => `${attribute('href', href)} rel="noopener noreferrer"`;

const attribute = (name: string, value: string) => ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`;

function escapeText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00a0/g, '&nbsp;');
}
