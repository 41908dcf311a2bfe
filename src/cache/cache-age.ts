import type { Api } from '#api/api.ts';
import { readEntries } from './store/read-entries.ts';
import { withCache } from './store/with-cache.ts';

export interface CacheAge {
  /** How many answers this device has kept. */
  readonly count: number;
  /** When the server gave the oldest of them: an instant in milliseconds. */
  readonly oldest: number;
}

/** How much this device has kept for use without a connection, and how old it is; null where there is nothing. */
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
