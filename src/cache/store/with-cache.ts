import { boundedWork } from '#storage/bounded-work.ts';
import { monitored } from '#storage/health.ts';
import { type CacheDatabase, cacheDatabase } from './database.ts';

type Work<Out> = (database: CacheDatabase) => Promise<Out>;

/** Works with the cached pages within the timeout. Rejects where storage cannot be opened or does not respond. */
export function withCache<Out>(work: Work<Out>): Promise<Out> {
  return boundedWork('lists', async () => await work(await cacheDatabase()));
}

/**
 * For what must happen even if it happens late: removals, and what marks cached pages. Settles when it is done, which may be
 * never: bound the wait by `unlessUnresponsive`.
 */
export async function withCacheEventually<Out>(work: Work<Out>): Promise<Out> {
  return await monitored('lists', cacheDatabase().then(work));
}
