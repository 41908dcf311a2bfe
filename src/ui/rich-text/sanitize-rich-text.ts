import DOMPurify from 'dompurify';
import { richTextAddress, richTextAttributes, richTextTags } from '#domain/rich-text.ts';

/** Formatted text without anything that could run: whatever the editor takes in, by loading or pasting, goes through. */
export function sanitizeRichText(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: [...richTextAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // The purifier lets every picture be `data:`, whatever addresses it is told to allow.
  for (const element of fragment.querySelectorAll('[href], [src]')) {
    for (const name of ['href', 'src'] as const) {
      const address = element.getAttribute(name);
      if (address !== null && !richTextAddress[name].test(address.trim())) element.removeAttribute(name);
    }
  }
  return fragment;
}
