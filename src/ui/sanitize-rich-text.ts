import DOMPurify from 'dompurify';
import { richTextAttributes, richTextTags } from '#domain/rich-text.ts';

/** Formatted text without anything that could run: whatever the editor takes in, by loading or pasting, goes through. */
export function sanitizeRichText(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: [...richTextAttributes],
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/uploads\/)/i,
    RETURN_DOM_FRAGMENT: true,
  });
}
