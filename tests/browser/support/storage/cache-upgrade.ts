import type { BrowserContext, Page } from '@playwright/test';

/** Another window, of a later version, that upgrades the cache database. */
export interface CacheUpgrade {
  /** Aborts: everything is as before. */
  readonly abort: () => Promise<void>;
  /** Commits: the current version can no longer open the cache. */
  readonly commit: () => Promise<void>;
}

/** Until it ends, all other access to the cache waits. */
export async function startCacheUpgrade(context: BrowserContext, url: string): Promise<CacheUpgrade> {
  const page = await context.newPage();
  await page.goto(`${url}/probe.json`);
  await page.evaluate(upgrade);
  const end = async (how: 'abort' | 'commit') => {
    await endUpgrade(page, how);
    await page.close();
  };
  return { abort: () => end('abort'), commit: () => end('commit') };
}

type Upgrading = Window & { endUpgrade?: (how: 'abort' | 'commit') => Promise<void> };

/** Runs in the page. A transaction stays open while requests are pending. */
function upgrade(): Promise<void> {
  return new Promise((started, failed) => {
    const opening = indexedDB.open('matchdesk lists 1', 2);
    opening.onblocked = () => failed(new Error('The cache is locked by another window'));
    opening.onupgradeneeded = () => {
      const work = opening.transaction;
      if (work === null) return;
      let how: 'abort' | 'commit' | undefined;
      const continueUpgrade = () => {
        if (how === undefined) work.objectStore('scopes').count().onsuccess = continueUpgrade;
        else work[how]();
      };
      continueUpgrade();
      (window as Upgrading).endUpgrade = (chosen) => {
        how = chosen;
        return new Promise((ended) => {
          opening.onsuccess = () => {
            opening.result.close();
            ended();
          };
          opening.onerror = () => ended();
        });
      };
      started();
    };
  });
}

async function endUpgrade(page: Page, how: 'abort' | 'commit'): Promise<void> {
  await page.evaluate((chosen) => (window as Upgrading).endUpgrade?.(chosen), how);
}
