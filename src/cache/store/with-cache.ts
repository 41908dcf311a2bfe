import { boundedWork, monitored } from '#storage/health.ts';
import { type CacheDatabase, cacheDatabase } from './database.ts';

type Work<Out> = (database: CacheDatabase) => Promise<Out>;

/** Runs work with the cached pages within the timeout. Rejects if storage cannot be opened or does not respond. */
export function withCache<Out>(work: Work<Out>): Promise<Out> {
  return boundedWork('lists', async () => await work(await cacheDatabase()));
}

/**
 * For work that must happen even if it is late: removals, and marking pages as stale. Settles when the work is done,
 * which may be never. Limit the wait with `unlessUnresponsive`.
 */
export async function withCacheEventually<Out>(work: Work<Out>): Promise<Out> {
  return await monitored('lists', cacheDatabase().then(work));
}
