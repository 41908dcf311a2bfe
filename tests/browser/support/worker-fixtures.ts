import type { Browser } from '@playwright/test';
import { type FaultServer, startFaultServer } from './network/fault-server.ts';
import { withBuild } from './server/build-for.ts';
import { type Build, copyBuild } from './server/next-build.ts';
import { type Server, startServer } from './server/server.ts';
import { createSignedInBrowser, type SignedInBrowser } from './signed-in-browser.ts';
import { createTourFixture, type TourFixture } from './walks/tour-fixture.ts';
import { watchedTest } from './watched-test.ts';

export const newsUrl = 'https://news.example.org';

/** Where pages find the app. */
export interface Host {
  readonly url: string;
  /** The user of this host who is signed in. It signs in on first use. */
  readonly signedInBrowser: SignedInBrowser;
}

interface Shared {
  /** One server with demo data. */
  readonly server: Server;
  /** Another one, which trusts what proxies say of the client's address, with the records that tours change. */
  readonly tourServer: Server;
  /** A server whose build can be replaced by the next one. */
  readonly updatable: { readonly build: Build; readonly url: string };
  /** A server with a build that has the address of a news site. */
  readonly newsServer: Server;
  /** `server` itself. */
  readonly sharedHost: Host;
  /** `server`, behind a proxy with faults. */
  readonly faultyHost: Host & { readonly faults: FaultServer };
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
      await withBuild({ VITE_NEWS_URL: newsUrl }, (folder) => withServer({ APP_DIR: folder }, use));
    },
    perProcess,
  ],
  sharedHost: [({ browser, server }, use) => withHost(browser, server.url, use), perProcess],
  faultyHost: [
    async ({ browser, server }, use) => {
      const faults = await startFaultServer({ target: server.url });
      await withHost(browser, faults.url, (host) => use({ ...host, faults }));
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

export async function withHost(browser: Browser, url: string, use: (host: Host) => Promise<void>): Promise<void> {
  const signedInBrowser = createSignedInBrowser(browser, url);
  await use({ url, signedInBrowser });
  await signedInBrowser.leave();
}
