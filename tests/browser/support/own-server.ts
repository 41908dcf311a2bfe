import { test } from './test.ts';

/** For tests that change what all others sign in with: each has a server and data of its own. */
export const ownTest = test.extend({
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.url);
  },
});
