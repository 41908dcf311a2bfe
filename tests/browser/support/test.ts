import { expectNoViolations } from './access/violations.ts';
import { addTeam, removeTeam } from './flows/team.ts';
import { checkRequests } from './network/check-requests.ts';
import { type Server, startServer } from './server/server.ts';
import { newProfile, type Profile } from './storage/browser-profile.ts';
import { shared } from './worker-fixtures.ts';

interface TestFixtures {
  /** For every test: validates the calls of its pages and the servers' responses against `openapi/`. */
  readonly contract: undefined;
  /** A server for this test alone, which it may change or stop. */
  readonly ownServer: Server;
  /** The id of a team for this test alone, which it may change. */
  readonly team: number;
  /** A browser profile for this test alone, which it may close and reopen. */
  readonly profile: Profile;
}

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
  profile: async ({ launchOptions }, use) => {
    const profile = await newProfile(launchOptions);
    await use(profile);
    await profile.dispose();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});
