import { boundedWork } from '#storage/bounded-work.ts';
import { monitored } from '#storage/health.ts';
import { type KeptDatabase, keptDatabase } from './database.ts';

type Work<Out> = (database: KeptDatabase) => Promise<Out>;

/** Works with the cached pages within the timeout. Rejects where storage cannot be opened or does not respond. */
export function withLists<Out>(work: Work<Out>): Promise<Out> {
  return boundedWork('lists', async () => await work(await keptDatabase()));
}

/**
 * For what must happen even if it happens late: removals, and what marks cached pages. Settles when it is done, which may be
 * never: bound the wait by `unlessUnresponsive`.
 */
export async function withListsEventually<Out>(work: Work<Out>): Promise<Out> {
  return await monitored('lists', keptDatabase().then(work));
}
