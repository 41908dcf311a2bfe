import { richTextAddress } from '#domain/rich-text.ts';

/** What an element of formatted text may say of itself: where a link leads, what a picture shows. */
const kept: Readonly<Record<string, readonly string[]>> = { a: ['href'], img: ['src', 'alt'] };

const addresses: Readonly<Record<string, RegExp>> = richTextAddress;

const attribute = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** The allowed ones of an element's attributes, written anew with a space in front of each. */
export function attributesOf(element: string, source: string): string {
  const names = kept[element];
  if (names === undefined) return '';
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase();
    const value = decodeReferences(double ?? single ?? bare ?? '').trim();
    const address = addresses[key];
    if (names.includes(key) && !found.has(key) && (address === undefined || address.test(value))) found.set(key, value);
  }
  const written = [...found].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
  return element === 'a' && found.has('href') ? `${written} rel="noopener noreferrer"` : written;
}

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** Unknown references stay as they are written: their '&' is escaped again, so that they are read letter by letter. */
function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named.get(name.toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
