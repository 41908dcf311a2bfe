import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { isHttps, type Post } from '#domain/post.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { makeCall } from '../pipeline.ts';
import type { Schema } from '../schema.ts';

/** The timeout of the news site in milliseconds. After it the dashboard shows the cached posts. */
const newsTimeoutMs = 20_000;

/** Requests text only. A site without support for `_fields` sends more, which is ignored. */
const fields = 'id,date_gmt,link,title';

interface NewsQuery {
  /** The base URL of the site, with or without a trailing slash. */
  readonly newsUrl: string;
  readonly page: number;
  readonly perPage: number;
}

/**
 * Reads the latest posts of the public news site (section 2). The site belongs to a third party, so the request
 * contains no token, cookies or referrer. Never throws.
 */
export async function readNews(
  api: Api,
  { newsUrl, page, perPage }: NewsQuery,
  cancelled: AbortSignal,
): Promise<Result<readonly Post[]>> {
  try {
    const address = new URL(`${newsUrl.replace(/\/*$/, '')}/wp-json/wp/v2/posts`, window.location.href);
    address.search = new URLSearchParams({ page: `${page}`, per_page: `${perPage}`, _fields: fields }).toString();
    const plain = {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    } as const;
    return await makeCall(api, { kind: 'read', signal: cancelled }, (attempt) =>
      withTimeout(newsTimeoutMs, attempt.signal, async (signal) => {
        const response = await api.fetch(new Request(address, { ...plain, signal }));
        if (!response.ok) return noResponse;
        const read = newsSchema.safeParse(await response.json());
        return read.success ? { kind: 'ok', data: read.data, message: '' } : notUnderstood;
      }),
    );
  } catch (thrown) {
    // The response was a page instead of JSON.
    return thrown instanceof SyntaxError ? notUnderstood : noResponse;
  }
}

const noResponse = { kind: 'offline', message: 'The news site did not reply' } as const;
const notUnderstood = { kind: 'fault', message: 'The news site sent an unexpected reply' } as const;

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

/** Control characters and those that change the text direction. Joiners are allowed: Hindi and emoji need them. */
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const maxLength = 200;

/**
 * The visible text of a piece of HTML, on one line. The parsed document is never inserted into the page, so nothing in
 * it runs or loads.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.slice(0, maxLength * 20), 'text/html');
  for (const element of body.querySelectorAll('script, style, template, noscript')) element.remove();
  const characters = Array.from(body.textContent.replace(invisible, ' ').replace(/\s+/g, ' ').trim());
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('');
}
