/** How a text refers to a picture of this server. The name is the group. Also a pattern of PostgreSQL. */
export const pictureReference = '/uploads/([0-9a-f]{64}\\.(?:png|jpg|webp))';

/** The names of all pictures of this server that a text contains. */
export function pictureNamesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(new RegExp(pictureReference, 'g'))].flatMap(([, name]) => name ?? []));
}
