import type { Post } from '#domain/post.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { sendCall } from '../http/send-call.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { newsSchema } from '../schema/news-schema.ts';

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
    return await sendCall(api, { kind: 'read', isRepeatable: true, cancelled }, (attempt) =>
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
