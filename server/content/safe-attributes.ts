import { richTextAddress } from '#domain/text/rich-text.ts';

/** The allowed attributes by element. */
const allowedAttributes: Readonly<Record<string, readonly string[]>> = { a: ['href'], img: ['src', 'alt'] };

const addresses: Readonly<Record<string, RegExp>> = richTextAddress;

const attribute = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** The allowed attributes of an element, serialized with a space in front of each. */
export function attributesOf(element: string, source: string): string {
  const names = allowedAttributes[element];
  if (names === undefined) return '';
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase();
    const value = decodeReferences(double ?? single ?? bare ?? '').trim();
    const address = addresses[key];
    if (names.includes(key) && !found.has(key) && (address === undefined || address.test(value))) found.set(key, value);
  }
  const serialized = [...found].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
  return element === 'a' && found.has('href') ? `${serialized} rel="noopener noreferrer"` : serialized;
}

const namedReferences = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** Leaves unknown references as they are. The caller escapes their '&', so browsers show them literally. */
function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return namedReferences.get(name.toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
