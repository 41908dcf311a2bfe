import { freePort } from '../../../tests/browser/support/server/free-port.ts';
import { watchedTest } from '../../../tests/browser/support/watched-test.ts';
import { startExplorer } from '../../server/start-explorer.ts';

interface WorkerFixtures {
  /** The address of the machine explorer. */
  readonly explorer: string;
}

/** For tests of the machine explorer: it is served as by `npm run machines`. */
export const test = watchedTest.extend<object, WorkerFixtures>({
  explorer: [
    async ({}, use) => {
      const { url, close } = await startExplorer({ port: await freePort() });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ explorer }, use) => {
    await use(explorer);
  },
});
