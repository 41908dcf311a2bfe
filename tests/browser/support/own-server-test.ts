import { test } from './test.ts';

/** For tests that change credentials that other tests use: each gets its own server and data. */
export const ownTest = test.extend({
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.url);
  },
});
