import { watchedTest } from '../../../tests/browser/support/watched-test.ts';
import { type DevServer, startDevServer } from './dev-server.ts';

interface WorkerFixtures {
  readonly dev: DevServer;
}

/** For tests of the running app in the machine explorer: `npm run dev` serves both. */
export const test = watchedTest.extend<object, WorkerFixtures>({
  dev: [
    async ({}, use) => {
      const server = await startDevServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ dev }, use) => {
    await use(dev.app);
  },
});
