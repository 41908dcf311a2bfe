import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { type Desk, newDesk } from './desk.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';
import { type Build, copyBuild } from './next-build.ts';
import { scratch } from './scratch.ts';
import { type Seat, takeSeat } from './seat.ts';
import { type Server, startServer } from './server.ts';

export const newsUrl = 'https://news.example.org';

interface Shared {
  /** One server with demo data. */
  readonly server: Server;
  /** Behind a proxy, which gives each test an address of its own. */
  readonly proxiedServer: Server;
  /** Another behind a proxy, with the records that tours change. */
  readonly tourServer: Server;
  /** A server whose build can become the next one. */
  readonly updatable: { readonly build: Build; readonly url: string };
  /** A server with a build that knows a news site. */
  readonly newsServer: Server;
  /** At the first of these servers. */
  readonly desk: Desk;
  /** At the same server, and what stands before it. */
  readonly troubledDesk: { readonly desk: Desk; readonly faults: FaultServer };
  /** Of somebody who is signed in already, for the walks of tours. */
  readonly seat: Seat;
}

const perProcess = { scope: 'worker', timeout: 120_000 } as const;

/**
 * What a process of tests makes once, when a test first asks for it. All of it stands here: tests whose lists of such
 * things differ could not share a process.
 */
export const shared = base.extend<object, Shared>({
  // Playwright reads from the pattern which fixtures to make: none.
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
  desk: [
    async ({ browser, server }, use) => {
      const desk = newDesk(browser, server.url);
      await use(desk);
      await desk.leave();
    },
    perProcess,
  ],
  troubledDesk: [
    async ({ browser, server }, use) => {
      const faults = await startFaultServer({ target: server.url });
      const desk = newDesk(browser, faults.url);
      await use({ desk, faults });
      await desk.leave();
      await faults.stop();
    },
    perProcess,
  ],
  seat: [
    async ({ browser, tourServer }, use) => {
      const seat = await takeSeat(browser, tourServer);
      await use(seat);
      await seat.leave();
    },
    perProcess,
  ],
});

async function withServer(env: Readonly<Record<string, string>>, use: (server: Server) => Promise<void>) {
  const server = await startServer({ env });
  await use(server);
  await server.dispose();
}
