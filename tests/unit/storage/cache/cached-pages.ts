import { beforeEach, expect } from 'vitest';
import type { Api } from '#api/api.ts';
import { cacheDatabase } from '#storage/cache/store/database.ts';
import { putCachedPage } from '#storage/cache/store/put-page.ts';
import { closeScopes, openScope } from '#storage/cache/store/scopes.ts';
import { apiOf } from '../../../support/api-of.ts';

interface CachedPage {
  readonly path: string;
  readonly query: string;
  readonly rows: readonly object[];
  readonly total: number;
  readonly pages: number;
  readonly at: number;
  /** In place of the response with these rows. */
  readonly body?: string;
}

interface Cache {
  /** The API of the user whose pages are cached. */
  readonly api: Api;
  /** The id of the scope of the pages. */
  readonly scope: () => string;
  /** Caches a page like the worker. */
  readonly put: (page: CachedPage) => Promise<void>;
}

/** An empty cache for each test of a file. */
export function withCache(): Cache {
  let scope = '';
  beforeEach(async () => {
    const database = await cacheDatabase();
    await closeScopes(database, null);
    scope = crypto.randomUUID();
    await openScope(database, { userId: 1, now: Date.now(), newId: scope });
  });
  return {
    api: apiOf({ baseUrl: 'https://api.example.org', scope: () => Promise.resolve(scope) }),
    scope: () => scope,
    put: async ({ path, query, rows, total, pages, at, body }) => {
      const data = { data: rows, totalData: total, totalPageCount: pages };
      const response = body ?? JSON.stringify({ status: true, message: '', data });
      const page = {
        scope,
        key: `${path}?${query}`,
        path,
        kind: 'list' as const,
        body: response,
        at,
        isPersonal: false,
      };
      expect(await putCachedPage(await cacheDatabase(), page)).toBe(true);
    },
  };
}
