import { type DatabaseName, monitored, subscribeStorageHealth, unresponsiveDatabases } from './health.ts';

/** Local storage did not respond in time, or is known not to respond. */
export class StorageUnresponsive extends Error {
  override readonly name = 'StorageUnresponsive';
}

/**
 * Settles as `work` does, or rejects with {@link StorageUnresponsive} once one of the databases is unresponsive. The
 * work itself continues. `work` must be {@link monitored}, or wait for monitored work.
 */
export function unlessUnresponsive<Out>(work: Promise<Out>, ...names: readonly DatabaseName[]): Promise<Out> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const name = unresponsiveDatabases().find((each) => names.includes(each));
      if (name !== undefined) reject(new StorageUnresponsive(`The database of ${name} does not respond`));
    };
    const unsubscribe = subscribeStorageHealth(check);
    work.then(resolve, reject).finally(unsubscribe);
    // Later than the handlers above, so that work that has already settled counts.
    queueMicrotask(check);
  });
}

/**
 * Runs `work` with a database and waits for it within the timeout. Rejects with {@link StorageUnresponsive} after the
 * timeout, or at once if the database is already unresponsive.
 */
export async function boundedWork<Out>(name: DatabaseName, work: () => Promise<Out>): Promise<Out> {
  if (unresponsiveDatabases().includes(name)) throw new StorageUnresponsive(`The database of ${name} does not respond`);
  return await unlessUnresponsive(monitored(name, work()), name);
}
