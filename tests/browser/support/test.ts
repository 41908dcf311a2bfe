import { test as base } from '@playwright/test';
import { type Server, startServer } from './server.ts';

interface WorkerFixtures {
  /** One server per worker process, with demo data. A test that changes much starts its own: `startServer`. */
  readonly server: Server;
}

export const test = base.extend<object, WorkerFixtures>({
  server: [
    // Playwright reads from the pattern which fixtures to make: none.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});
