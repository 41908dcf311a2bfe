/** The elements that formatted text may be made of, for the editor and for the server. */
export const richTextTags: readonly string[] =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup ul ol li blockquote code pre a img table thead tbody tr th td'.split(
    ' ',
  );

/** What they may say of themselves: where a link leads, what a picture shows. */
export const richTextAttributes: readonly string[] = ['href', 'src', 'alt'];

/** Where a link may lead, and where a picture may come from. */
export const richTextAddress = {
  href: /^(https?:\/\/|mailto:)[^\s]+$/i,
  src: /^(https:\/\/[^\s]+|\/uploads\/[\w.]+)$/i,
} as const;
