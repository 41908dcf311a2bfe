import type { Page } from '@playwright/test';

/** From its next navigation on, IndexedDB never responds in this page: no database opens, and no error appears. */
export async function hangIndexedDb(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      // Uses another name, so that the real database is not left half created.
      const request = open.call(this, `unanswered ${name}`, version);
      for (const type of ['success', 'error', 'blocked', 'upgradeneeded']) {
        request.addEventListener(type, (event) => event.stopImmediatePropagation());
      }
      return request;
    };
  });
}

/**
 * Blocks the app's databases for all pages and the worker: an open connection that does not close, and a version change
 * that waits for it. The databases must exist. They respond again once `page` is closed.
 */
export async function blockDatabases(page: Page, url: string): Promise<void> {
  // A page of the same origin without the app.
  await page.goto(`${url}/probe.json`);
  await page.evaluate(async () => {
    // A connection that nothing refers to is collected, and that closes it.
    const held: IDBDatabase[] = [];
    Object.assign(window, { held });
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('matchdesk') ? [name] : []));
    for (const name of names) {
      await new Promise<void>((resolve, reject) => {
        const holding = indexedDB.open(name);
        holding.onerror = () => reject(new Error(`${name} cannot be opened`));
        holding.onsuccess = () => {
          held.push(holding.result);
          const changing = indexedDB.open(name, 99);
          changing.onblocked = () => resolve();
          changing.onupgradeneeded = () => changing.transaction?.abort();
        };
      });
    }
  });
}
