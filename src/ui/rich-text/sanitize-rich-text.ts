import DOMPurify from 'dompurify';
import { richTextAddress, richTextAttributes, richTextTags } from '#domain/rich-text.ts';

/** Removes scripts and unknown markup from HTML. Applied to all loaded and pasted content. */
export function sanitizeRichText(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: [...richTextAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // DOMPurify allows `data:` URLs for pictures regardless of its configuration.
  for (const element of fragment.querySelectorAll('[href], [src]')) {
    for (const name of ['href', 'src'] as const) {
      const address = element.getAttribute(name);
      if (address !== null && !richTextAddress[name].test(address.trim())) element.removeAttribute(name);
    }
  }
  return fragment;
}
