import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FaultServer, startFaultServer } from './network/fault-server.ts';
import { type Build, copyBuild } from './server/next-build.ts';
import { scratch } from './server/scratch.ts';
import { type Server, startServer } from './server/server.ts';
import { createSignedInBrowser, type SignedInBrowser } from './signed-in-browser.ts';
import { createTourFixture, type TourFixture } from './walks/tour-fixture.ts';
import { watchedTest } from './watched-test.ts';

export const newsUrl = 'https://news.example.org';

interface Shared {
  /** One server with demo data. */
  readonly server: Server;
  /** Behind a proxy that gives each test its own client address. */
  readonly proxiedServer: Server;
  /** Another server behind a proxy, with the records that tours change. */
  readonly tourServer: Server;
  /** A server whose build can be replaced by the next one. */
  readonly updatable: { readonly build: Build; readonly url: string };
  /** A server with a build that has the address of a news site. */
  readonly newsServer: Server;
  /** On `server`. */
  readonly signedInBrowser: SignedInBrowser;
  /** On `server`, behind a proxy with faults. */
  readonly faultBrowser: { readonly signedInBrowser: SignedInBrowser; readonly faults: FaultServer };
  /** A signed-in browser for the walks of tours. */
  readonly tourFixture: TourFixture;
}

const perProcess = { scope: 'worker', timeout: 240_000 } as const;

/**
 * The fixtures of a test process, created on first use. All are defined here: tests with different sets of worker
 * fixtures could not share a process.
 */
export const shared = watchedTest.extend<object, Shared>({
  // Playwright reads from the pattern which fixtures to create: none.
  server: [async ({}, use) => withServer({}, use), perProcess],
  proxiedServer: [async ({}, use) => withServer({ TRUSTED_PROXIES: '1' }, use), perProcess],
  tourServer: [async ({}, use) => withServer({ TRUSTED_PROXIES: '1' }, use), perProcess],
  updatable: [
    async ({}, use) => {
      const build = await copyBuild();
      await withServer({ APP_DIR: build.folder }, ({ url }) => use({ build, url }));
      await build.dispose();
    },
    perProcess,
  ],
  newsServer: [
    async ({}, use) => {
      const folder = await mkdtemp(join(scratch, 'matchdesk-news-'));
      await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
        env: { ...process.env, VITE_NEWS_URL: newsUrl },
      });
      await withServer({ APP_DIR: folder }, use);
      await rm(folder, { recursive: true, force: true });
    },
    perProcess,
  ],
  signedInBrowser: [
    async ({ browser, server }, use) => {
      const signedInBrowser = createSignedInBrowser(browser, server.url);
      await use(signedInBrowser);
      await signedInBrowser.leave();
    },
    perProcess,
  ],
  faultBrowser: [
    async ({ browser, server }, use) => {
      const faults = await startFaultServer({ target: server.url });
      const signedInBrowser = createSignedInBrowser(browser, faults.url);
      await use({ signedInBrowser, faults });
      await signedInBrowser.leave();
      await faults.stop();
    },
    perProcess,
  ],
  tourFixture: [
    async ({ browser, tourServer }, use) => {
      const tourFixture = await createTourFixture(browser, tourServer);
      await use(tourFixture);
      await tourFixture.leave();
    },
    perProcess,
  ],
});

async function withServer(env: Readonly<Record<string, string>>, use: (server: Server) => Promise<void>) {
  const server = await startServer({ env });
  await use(server);
  await server.dispose();
}
