import { lazyCode } from '../loading/lazy-code.ts';

/** The editor of rich text has as much code as all other controls together, and few forms have one. */
export const richTextCode = lazyCode(async () => (await import('./rich-text-control.tsx')).RichTextControl);
