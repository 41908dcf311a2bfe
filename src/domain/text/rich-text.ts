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
