import type { Result } from '#machines/result.ts';
import type { OwnApi } from '../api.ts';
import { resultOf } from '../result-of.ts';
import { anySchema } from '../schema.ts';

/** GETs with side effects (section 7). They bypass all caches, and without a response their result is `unknown`. */
const call = { kind: 'write', schema: anySchema } as const;
const cache = 'no-store';

interface TrendingNotification {
  readonly message: string;
  /** The news item. */
  readonly id: string;
}

/** GET /api/v1/news/sendTrandingNewsNotification?message=&id=. */
export function sendTrendingNotification(api: OwnApi, query: TrendingNotification): Promise<Result<unknown>> {
  return resultOf(api, call, (client) =>
    client.GET('/api/v1/news/sendTrandingNewsNotification', { params: { query }, cache }),
  );
}

interface CustomNotification {
  readonly title: string;
  readonly image?: string;
  readonly redirectUrl?: string;
}

/** GET /api/v1/news/sendCustomNotification?title=&image=&redirectUrl=. Empty addresses are omitted. */
export function sendCustomNotification(api: OwnApi, query: CustomNotification): Promise<Result<unknown>> {
  return resultOf(api, call, (client) =>
    client.GET('/api/v1/news/sendCustomNotification', { params: { query }, cache }),
  );
}
