import type { Post } from '#domain/post.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { sendCall } from '../http/send-call.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { newsSchema } from '../schema/news-schema.ts';

/** A site that has not answered by then is not waited for: the dashboard has the last copy. Milliseconds. */
const patience = 20_000;

/** Text only is asked for; a site that does not know `_fields` sends more, and it is not looked at. */
const fields = 'id,date_gmt,link,title';

interface NewsQuery {
  /** The base of the site, with or without a slash at its end. */
  readonly newsUrl: string;
  readonly page: number;
  readonly perPage: number;
}

/**
 * The latest posts of the public news site (section 2). It is somebody else's host: neither the token nor cookies nor the
 * page's address go there. Never throws.
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
      withTimeout(patience, attempt.signal, async (signal) => {
        const response = await api.fetch(new Request(address, { ...plain, signal }));
        if (!response.ok) return unanswered;
        const read = newsSchema.safeParse(await response.json());
        return read.success ? { kind: 'ok', data: read.data, message: '' } : notUnderstood;
      }),
    );
  } catch (thrown) {
    // A page where JSON was due.
    return thrown instanceof SyntaxError ? notUnderstood : unanswered;
  }
}

const unanswered = { kind: 'offline', message: 'The news site did not answer' } as const;
const notUnderstood = { kind: 'fault', message: "The news site's answer was not understood" } as const;
