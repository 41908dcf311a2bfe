import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { isHttps, type Post } from '#domain/post.ts';
import { plainText } from './plain-text.ts';
import type { Schema } from './schema.ts';

/** The used members of a post in the WordPress REST API. The content is untrusted. */
const wirePost = z.object({
  id: z.int(),
  link: z.string().check(z.refine(isHttps)),
  title: z.object({ rendered: z.string() }),
  date_gmt: z.optional(z.unknown()),
});

const anyList = z.array(z.unknown());

/** The latest posts. Skips invalid posts; a response with invalid posts only is not valid. */
export const newsSchema: Schema<readonly Post[]> = {
  safeParse: (body) => {
    const list = anyList.safeParse(body);
    if (!list.success) return { success: false };
    const posts = new Map(list.data.flatMap(readPost).map((post) => [post.id, post]));
    if (posts.size === 0 && list.data.length > 0) return { success: false };
    return { success: true, data: [...posts.values()].slice(0, limits.recentNews) };
  },
};

function readPost(item: unknown): readonly Post[] {
  const { success, data } = wirePost.safeParse(item);
  if (!success) return [];
  const title = plainText(data.title.rendered);
  return title === '' ? [] : [{ id: data.id, title, link: data.link, publishedAt: readTime(data.date_gmt) }];
}

/** `date_gmt` is UTC without a zone suffix; in a draft it is all zeros. */
function readTime(date: unknown): number | null {
  if (typeof date !== 'string') return null;
  const instant = Date.parse(/[zZ]|[+-]\d{2}:\d{2}$/.test(date) ? date : `${date}Z`);
  return Number.isNaN(instant) ? null : instant;
}
