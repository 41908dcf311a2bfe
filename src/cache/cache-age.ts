import type { Api } from '#api/api.ts';
import { readEntries } from './store/read-entries.ts';
import { withCache } from './store/with-cache.ts';

export interface CacheAge {
  /** The number of cached pages. */
  readonly count: number;
  /** When the server sent the oldest of them, in milliseconds since 1970. */
  readonly oldest: number;
}

/** The number and age of the cached pages of the current user; null if there are none. */
export async function cacheAge(api: Api): Promise<CacheAge | null> {
  const scope = await api.scope();
  if (scope === null) return null;
  try {
    const entries = await withCache((database) => readEntries(database, scope));
    if (entries.length === 0) return null;
    return { count: entries.length, oldest: Math.min(...entries.map(({ at }) => at)) };
  } catch {
    return null;
  }
}
