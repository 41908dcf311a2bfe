import { randomUUID } from 'node:crypto';
import { expectNoViolations } from './access/violations.ts';
import { addTeam, removeTeam } from './flows/team.ts';
import { checkRequests } from './network/check-requests.ts';
import { type FaultServer, startFaultServer } from './network/fault-server.ts';
import { type SlowDevice, slowDown } from './network/slow-device.ts';
import { type Server, startServer } from './server/server.ts';
import { newProfile, type Profile } from './storage/browser-profile.ts';
import { addUser, type TestUser } from './test-user.ts';
import { type Host, shared, withHost } from './worker-fixtures.ts';

interface TestFixtures {
  /** For every test: validates the calls of its pages and the servers' responses against `openapi/`. */
  readonly contract: undefined;
  /** Where the pages of the test find the app. */
  readonly host: Host;
  /** The proxy between the pages and the server, for tests that are set to have it. */
  readonly faults: FaultServer;
  /** The device of the page, whose results the test can hold. */
  readonly device: SlowDevice;
  /** A user that no other test signs in as. */
  readonly user: TestUser;
  /** A server for this test alone, which it may change or stop. */
  readonly ownServer: Server;
  /** The id of a team for this test alone, which it may change. */
  readonly team: number;
  /** A browser profile for this test alone, which it may close and reopen. */
  readonly profile: Profile;
}

/**
 * The test of every file. `test.use` sets which server it runs on and who uses it, for a file or a group:
 *
 *     test.use(signedIn);
 *     test.use({ ...withFaults, ...signedIn });
 *
 * By default nobody has used the device before, and the server is the one that the tests of a process share.
 */
export const test = shared.extend<TestFixtures>({
  contract: [
    async ({}, use) => {
      await use(undefined);
      await expectNoViolations();
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await checkRequests(context);
    await use(context);
  },
  host: ({ sharedHost }, use) => use(sharedHost),
  baseURL: ({ host }, use) => use(host.url),
  faults: async ({ faultyHost: { faults } }, use, info) => {
    await use(faults);
    if (info.status !== info.expectedStatus) {
      const calls = faults.log().map(({ method, path, fault }) => `${method} ${path} ${fault}`);
      await info.attach('requests', { body: calls.join('\n'), contentType: 'text/plain' });
    }
    // Cuts off pending requests.
    await faults.set('killed');
    await faults.set('ok');
    faults.forget();
  },
  device: async ({ context }, use) => use(await slowDown(context)),
  user: async ({ host }, use) => use(await addUser(host)),
  ownServer: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.dispose();
  },
  team: async ({ server }, use) => {
    const id = await addTeam(server);
    await use(id);
    await removeTeam(server, id);
  },
  profile: async ({ host, launchOptions }, use) => {
    const profile = await newProfile(launchOptions, host.url);
    await use(profile);
    await profile.dispose();
  },
});

type Settings = Parameters<typeof test.use>[0];

/** A user who is signed in, in a browser that has the worker and the code. It belongs to all such tests of a process. */
export const signedIn: Settings = {
  context: ({ page }, use) => use(page.context()),
  page: async ({ host: { signedInBrowser } }, use) => {
    await use(await signedInBrowser.open());
    await signedInBrowser.clear();
  },
};

/** A device that nobody has used, for a group in a file of a signed-in user. */
export const visitor: Settings = {
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await checkRequests(context);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
};

/** The shared server, behind a proxy with the `faults` that the test sets. */
export const withFaults: Settings = { host: ({ faultyHost }, use) => use(faultyHost) };

/**
 * For tests of which a server counts the calls by the client's address: another server, behind a proxy with `faults`, which
 * gives each test its own address.
 */
export const withOwnAddress: Settings = {
  faults: async ({ tourServer }, use) => {
    const faults = await startFaultServer({ target: tourServer.url, headers: { 'x-forwarded-for': randomUUID() } });
    await use(faults);
    await faults.stop();
  },
  host: ({ browser, faults }, use) => withHost(browser, faults.url, use),
};

/** For tests that change what other tests use, such as credentials. */
export const onOwnServer: Settings = { host: ({ browser, ownServer }, use) => withHost(browser, ownServer.url, use) };

/** A server whose build the test can replace by the next one: `updatable.build`. */
export const onUpdatableServer: Settings = {
  host: ({ browser, updatable }, use) => withHost(browser, updatable.url, use),
};

/** A server with a build that has the address of a news site. */
export const onNewsServer: Settings = {
  host: ({ browser, newsServer }, use) => withHost(browser, newsServer.url, use),
};

/**
 * For tests that do not need the service worker, whose installation takes a third of the time of such a test, or that
 * answer calls themselves: a call that the worker handles bypasses the routes of a page. Not for files whose tests share
 * a browser: it would have no worker either.
 */
export const withoutWorker = { serviceWorkers: 'block' } as const;

export const onPhone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
