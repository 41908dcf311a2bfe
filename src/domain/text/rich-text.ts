import { isVisible } from './unseen.ts';

/** The elements that are allowed in formatted text, in the editor and on the server. */
export const richTextTags: readonly string[] =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup ul ol li blockquote code pre a img table thead tbody tr th td'.split(
    ' ',
  );

/** The attributes that are allowed on them: link target, image source and image description. */
export const richTextAttributes: readonly string[] = ['href', 'src', 'alt'];

/** Allowed link targets and image sources. */
export const richTextAddress = {
  href: /^(https?:\/\/|mailto:)[^\s]+$/i,
  src: /^(https:\/\/[^\s]+|\/uploads\/[\w.]+)$/i,
} as const;

/** The numeric references of HTML to characters: `&#8203;`, `&#x200b;`. */
const numericReference = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi;

/** Replaces each numeric reference by the character that it means. */
export function withoutReferences(html: string): string {
  return html.replace(numericReference, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;

/** The text of HTML, with single spaces. A server that cleans the HTML preserves it. */
export function textOfHtml(html: string): string {
  return withoutReferences(
    html
      .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(nbsp|ensp|emsp|thinsp|shy|zwj|zwnj|lrm|rlm|ZeroWidthSpace|NoBreak|Tab|NewLine);/g, ' '),
  )
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: keyof typeof named) => named[name])
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether HTML shows nothing: neither text nor a picture. */
export const isBlankHtml = (html: string) => !isVisible(textOfHtml(html)) && !/<img\b/i.test(html);

/** A control or an override of the text direction. Soft hyphens and the like have their use in long texts. */
const unseen = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** HTML without them, also where they are written as references. */
export function seenHtml(html: string): string {
  const seen = (reference: string) => (withoutReferences(reference).replace(unseen, '') === '' ? '' : reference);
  return html.replace(unseen, '').replace(numericReference, seen);
}
