import { expect, type Page } from '@playwright/test';

const keys = { database: 'matchdesk drafts', stores: ['keys'] };
const drafts = { database: 'matchdesk drafts', stores: ['drafts', 'files'] };
const imports = { database: 'matchdesk imports', stores: ['imports', 'rows'] };
const lists = { database: 'matchdesk lists 1', stores: ['entries', 'bodies'] };

/** Once the key exists, typing is stored. */
export async function waitForDraftKey(page: Page): Promise<void> {
  await expect.poll(() => countOf(page, keys), 'The key of the drafts exists').toBe(1);
}

/** Waits for messages of an ended page to the worker, so that nothing is stored afterwards. */
export async function clearDrafts(page: Page): Promise<void> {
  await page.evaluate(settleDrafts);
  await page.evaluate(emptyStores, drafts);
}

/** Removes the stored imports. */
export async function clearImports(page: Page): Promise<void> {
  if (await isThere(page, imports)) await page.evaluate(emptyStores, imports);
}

/** How many imports the device stores, once all writes that have started are done. */
export const countImports = (page: Page): Promise<number> => countOf(page, imports);

async function countOf(page: Page, counted: typeof imports): Promise<number> {
  return (await isThere(page, counted)) ? await page.evaluate(countIn, counted) : 0;
}

/** Opening a missing database would create it in place of the app. */
const isThere = (page: Page, { database }: typeof imports) =>
  page.evaluate(async (name) => (await indexedDB.databases()).some((one) => one.name === name), database);

/** Removes all cached pages, but not the cache scope. */
export const clearLists = (page: Page): Promise<void> => page.evaluate(emptyStores, lists);

/** Runs in the page. */
async function settleDrafts(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const settled = new Promise<void>((done) => {
    port1.onmessage = () => done();
  });
  worker.postMessage({ type: 'draft.settle' }, [port2]);
  await settled;
  port1.close();
}

/** Runs in the page. */
function emptyStores({ database, stores }: typeof drafts): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => fail(new Error(`The database "${database}" could not be opened`));
    opening.onsuccess = () => {
      const work = opening.result.transaction(stores, 'readwrite');
      for (const store of stores) work.objectStore(store).clear();
      work.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  });
}

/** Runs in the page. Counts the first store, once earlier transactions that write to it have ended. */
function countIn({ database, stores: [store = ''] }: typeof imports): Promise<number> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => fail(new Error(`The database "${database}" could not be opened`));
    opening.onsuccess = () => {
      const counting = opening.result.transaction(store).objectStore(store).count();
      counting.onsuccess = () => {
        opening.result.close();
        done(counting.result);
      };
    };
  });
}
