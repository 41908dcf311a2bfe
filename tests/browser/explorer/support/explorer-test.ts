import { test as base } from '@playwright/test';
import { createServer } from 'vite';
import { freePort } from '../../support/server/free-port.ts';

interface WorkerFixtures {
  /** The address of the machine explorer. */
  readonly explorer: string;
}

/** For tests of the machine explorer: it is served as by `npm run machines`. */
export const test = base.extend<object, WorkerFixtures>({
  explorer: [
    async ({}, use) => {
      const port = await freePort();
      const server = await createServer({
        configFile: 'explorer/vite.config.ts',
        logLevel: 'error',
        server: { port, strictPort: true },
      });
      await server.listen();
      await use(`http://localhost:${String(port)}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ explorer }, use) => {
    await use(explorer);
  },
});
