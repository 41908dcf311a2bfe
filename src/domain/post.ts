/** A post of the public news site: plain text and a link. It contains nothing that could run or load. */
export type Post = {
  readonly id: number;
  readonly title: string;
  /** Always https. */
  readonly link: string;
  /** In milliseconds since 1970; null if the site does not give a date. */
  readonly publishedAt: number | null;
};

/** Whether a stored or untyped value is a post. */
export function isPost(value: unknown): value is Post {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, link, publishedAt }: Partial<Record<keyof Post, unknown>> = value;
  const isDated = publishedAt === null || Number.isFinite(publishedAt);
  return Number.isInteger(id) && typeof title === 'string' && typeof link === 'string' && isHttps(link) && isDated;
}

/** Whether a link is safe to follow: https, without a user name or password before the host. */
export function isHttps(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return protocol === 'https:' && username === '' && password === '';
}
