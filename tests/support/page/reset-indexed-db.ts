import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

type Opened = Parameters<typeof forceCloseDatabase>[0];

const opened = new Set<Opened>();

class TrackingFactory extends IDBFactory {
  override open(...args: Parameters<IDBFactory['open']>): IDBOpenDBRequest {
    const request = super.open(...args);
    request.addEventListener('success', () => opened.add(request.result as unknown as Opened));
    return request;
  }
}

/** Closes all databases of the page, as a browser does for a frozen page. The data stays. */
export function closeDatabases(): void {
  for (const database of opened) forceCloseDatabase(database);
  opened.clear();
}

/** Replaces IndexedDB with an empty one, and closes all open databases. */
export function resetIndexedDb(): void {
  closeDatabases();
  globalThis.indexedDB = new TrackingFactory();
}

// Stored here, because a test may replace it with a fake timer.
const { setImmediate: nextTask } = globalThis;

/** Waits until the work in progress on IndexedDB has ended. */
export async function settleStorage(): Promise<void> {
  // Lazily loaded code starts its work after its import.
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 50; turn += 1) await new Promise<void>((resolve) => void nextTask(resolve));
}
