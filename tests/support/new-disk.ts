import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

type Opened = Parameters<typeof forceCloseDatabase>[0];

const opened = new Set<Opened>();

class WatchedFactory extends IDBFactory {
  override open(...wanted: Parameters<IDBFactory['open']>): IDBOpenDBRequest {
    const request = super.open(...wanted);
    request.addEventListener('success', () => opened.add(request.result as unknown as Opened));
    return request;
  }
}

/** Ends what the page has open, as a browser does that has put it aside. What is kept stays. */
export function endConnections(): void {
  for (const database of opened) forceCloseDatabase(database);
  opened.clear();
}

/** An empty disk under the page, which has none open any more. */
export function newDisk(): void {
  endConnections();
  globalThis.indexedDB = new WatchedFactory();
}

// That of the test may be a simulated one.
const { setImmediate: soon } = globalThis;

/** Lets what is under way on a disk come to its end, before there is another. */
export async function windDown(): Promise<void> {
  // What waits for its code begins after that.
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 50; turn += 1) await new Promise<void>((resolve) => void soon(resolve));
}
