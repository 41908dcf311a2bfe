/** The databases of this device. Each can become unresponsive on its own: a blocked version change affects only one. */
export type DatabaseName = 'lists' | 'drafts' | 'changes';

/** The maximum duration of one piece of work, in milliseconds. After it the database counts as unresponsive. */
export const storageTimeoutMs = 2000;

/**
 * The timeout is measured in steps of this length, in milliseconds. If the device sleeps or the page is busy, this uses
 * up one step and not the whole timeout.
 */
export const timeoutStepMs = 500;

const overdue = new Map<DatabaseName, number>();
const listeners = new Set<() => void>();
let unresponsive: readonly DatabaseName[] = [];

/** The databases that currently do not respond. The array is the same until its content changes. */
export function unresponsiveDatabases(): readonly DatabaseName[] {
  return unresponsive;
}

/** Calls back after each change of {@link unresponsiveDatabases}. Returns a function to unsubscribe. */
export function subscribeStorageHealth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back each time the database responds again. Returns a function to unsubscribe. */
export function subscribeRecovery(name: DatabaseName, listener: () => void): () => void {
  let wasUnresponsive = unresponsive.includes(name);
  return subscribeStorageHealth(() => {
    const isUnresponsive = unresponsive.includes(name);
    if (wasUnresponsive && !isUnresponsive) listener();
    wasUnresponsive = isUnresponsive;
  });
}

/** Resolves once the database responds. */
export function recovered(name: DatabaseName): Promise<void> {
  if (!unresponsive.includes(name)) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = subscribeRecovery(name, () => {
      unsubscribe();
      resolve();
    });
  });
}

/**
 * Reports the database as unresponsive if `work` exceeds the timeout, and as available again after all overdue work has
 * settled. Returns `work` itself, which may never settle.
 */
export function monitored<Out>(name: DatabaseName, work: Promise<Out>): Promise<Out> {
  let isOverdue = false;
  let leftMs = storageTimeoutMs;
  let timer = setTimeout(step, timeoutStepMs);
  function step(): void {
    leftMs -= timeoutStepMs;
    if (leftMs > 0) timer = setTimeout(step, timeoutStepMs);
    else {
      isOverdue = true;
      countOverdue(name, 1);
    }
  }
  const end = () => {
    clearTimeout(timer);
    if (isOverdue) countOverdue(name, -1);
  };
  work.then(end, end);
  return work;
}

function countOverdue(name: DatabaseName, change: 1 | -1): void {
  overdue.set(name, (overdue.get(name) ?? 0) + change);
  const now = [...overdue.keys()].filter((key) => overdue.get(key) !== 0);
  if (now.length === unresponsive.length) return;
  unresponsive = now;
  for (const listener of listeners) listener();
}

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
