/** The databases of this device. Each of them can stop responding by itself: a blocked version change holds up only one. */
export type DatabaseName = 'lists' | 'drafts' | 'changes';

/** How long a database may take for one piece of work before it counts as unresponsive, in milliseconds. */
export const storageTimeoutMs = 2000;

/**
 * The timeout is measured in steps, in milliseconds: a device that slept or a page that was busy in between used up one
 * step, and not the whole timeout.
 */
const timeoutStepMs = 500;

const overdue = new Map<DatabaseName, number>();
const listeners = new Set<() => void>();
let unresponsive: readonly DatabaseName[] = [];

/** The databases that do not respond now. The same array until that changes. */
export function unresponsiveDatabases(): readonly DatabaseName[] {
  return unresponsive;
}

/** Calls back after each change of {@link unresponsiveDatabases}. Returns what ends it. */
export function subscribeStorageHealth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back each time the database responds again. Returns what ends it. */
export function subscribeRecovery(name: DatabaseName, listener: () => void): () => void {
  let wasUnresponsive = unresponsive.includes(name);
  return subscribeStorageHealth(() => {
    const isUnresponsive = unresponsive.includes(name);
    if (wasUnresponsive && !isUnresponsive) listener();
    wasUnresponsive = isUnresponsive;
  });
}

/**
 * Reports the database as unresponsive while `work` takes longer than the timeout, and as available again once all
 * overdue work has settled. Returns `work` itself, which may never settle.
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
