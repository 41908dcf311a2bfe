import { type DatabaseName, monitored, subscribeStorageHealth, unresponsiveDatabases } from './health.ts';

/** Local storage did not respond in time, or is known not to respond. */
export class StorageUnresponsive extends Error {
  override readonly name = 'StorageUnresponsive';
}

/**
 * Settles as `work` does, or rejects with {@link StorageUnresponsive} as soon as one of the databases is unresponsive. The
 * work itself goes on. `work` has to be {@link monitored}, or to wait for something that is.
 */
export function unlessUnresponsive<Out>(work: Promise<Out>, ...names: readonly DatabaseName[]): Promise<Out> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const name = unresponsiveDatabases().find((each) => names.includes(each));
      if (name !== undefined) reject(new StorageUnresponsive(`The database of ${name} does not respond`));
    };
    const unsubscribe = subscribeStorageHealth(check);
    work.then(resolve, reject).finally(unsubscribe);
    // After work that has settled already.
    queueMicrotask(check);
  });
}

/**
 * Does `work` with a database unless that is unresponsive, and waits for it within the timeout: rejects with
 * {@link StorageUnresponsive} otherwise.
 */
export async function boundedWork<Out>(name: DatabaseName, work: () => Promise<Out>): Promise<Out> {
  if (unresponsiveDatabases().includes(name)) throw new StorageUnresponsive(`The database of ${name} does not respond`);
  return await unlessUnresponsive(monitored(name, work()), name);
}
