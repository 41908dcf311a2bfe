import type { Api } from '#api/api.ts';
import { envelopeSchema } from '#api/http/envelope.ts';
import type { Schema } from '#api/schema.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { cacheKey, withCache } from './store/database.ts';
import { readCachedPage } from './store/read-page.ts';

/**
 * Reads the cache of the current user: `read` receives the id of its scope. Null without a scope, or if the cache cannot
 * be read.
 */
export async function readCache<Out>(api: Api, read: (scope: string) => Promise<Out>): Promise<Out | null> {
  const scope = await api.scope();
  if (scope === null) return null;
  try {
    return await read(scope);
  } catch (error) {
    console.warn('Cached rows cannot be read:', error);
    return null;
  }
}

interface CachedData<T> {
  readonly data: T;
  /** When the server sent it, in milliseconds since 1970. */
  readonly at: number;
  readonly isStale: boolean;
}

/** The data of one cached call, whose endpoint contains the id of its record; null if it is not cached. */
export async function readCachedCall<T>(
  scope: string,
  schema: Schema<T>,
  endpoint: string,
  params: Readonly<Record<string, string>> = {},
): Promise<CachedData<T> | null> {
  const key = cacheKey(splitEndpoint(endpoint)[1], new URLSearchParams(params));
  const page = await withCache((database) => readCachedPage(database, { scope, key, now: Date.now() }));
  const data = page && parseCachedBody(schema, page.body);
  return page && data && { data, at: page.at, isStale: page.isStale };
}

/** Parses the body of a cached response as the client parses a response; null if it is no longer valid. */
export function parseCachedBody<T>(schema: Schema<T>, text: string): T | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const envelope = envelopeSchema.safeParse(body);
  const parsed = envelope.success ? schema.safeParse(envelope.data.data) : envelope;
  return parsed.success ? parsed.data : null;
}
