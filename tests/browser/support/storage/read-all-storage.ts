import type { Page } from '@playwright/test';

/** Everything that this origin stores, with bytes decoded as Latin-1. */
export function readAllStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const entries: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error ?? new Error('not opened'));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done, fail) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => done(reading.result as unknown[]);
          reading.onerror = () => fail(reading.error ?? new Error('not read'));
        });
        entries.push([name, store, rows]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) entries.push(url);
    }
    const letters = new TextDecoder('latin1');
    return JSON.stringify(entries, (_, value: unknown) =>
      value instanceof Uint8Array ? letters.decode(value) : value,
    );
  });
}
