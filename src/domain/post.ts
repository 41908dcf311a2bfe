/** A post of the public news site as it is shown and kept: text and an address, nothing that could run or load. */
export type Post = {
  readonly id: number;
  readonly title: string;
  /** Always https. */
  readonly link: string;
  /** An instant in milliseconds; null where the site does not say. */
  readonly publishedAt: number | null;
};

/** Whether something that was kept, or stands in a list of any rows, is a post. */
export function isPost(value: unknown): value is Post {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, link, publishedAt }: Partial<Record<keyof Post, unknown>> = value;
  const isDated = publishedAt === null || Number.isFinite(publishedAt);
  return Number.isInteger(id) && typeof title === 'string' && typeof link === 'string' && isHttps(link) && isDated;
}

/** A link that may be followed: no scripts, no plain http, nobody's name and password in front of the host. */
export function isHttps(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return protocol === 'https:' && username === '' && password === '';
}
