import { randomUUID } from 'node:crypto';
import { type FaultServer, startFaultServer } from '../../support/fault-server.ts';
import { type Server, startServer } from '../../support/server.ts';
import { type SlowDevice, slowDown } from '../../support/slow-device.ts';
import { test } from '../../support/test.ts';
import { type Seat, takeSeat } from './seat.ts';

interface Fixtures {
  /** What stands between the browser and the server of this process, with an address of its own for its callers. */
  readonly faults: FaultServer;
  readonly device: SlowDevice;
}

interface WorkerFixtures {
  readonly tourServer: Server;
  /** Of somebody who is signed in already. One for all walks of a process that take it. */
  readonly seat: Seat;
}

/** For tours: a network and a device of which every answer can be held until a step lets it go. */
export const tourTest = test.extend<Fixtures, WorkerFixtures>({
  tourServer: [
    async ({}, use) => {
      const server = await startServer({ env: { TRUSTED_PROXIES: '1' } });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  seat: [
    async ({ browser, tourServer }, use) => {
      const seat = await takeSeat(browser, tourServer);
      await use(seat);
      await seat.leave();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  faults: async ({ tourServer }, use) => {
    const faults = await startFaultServer({ target: tourServer.url, headers: { 'x-forwarded-for': randomUUID() } });
    await use(faults);
    await faults.stop();
  },
  actionTimeout: 15_000,
  baseURL: async ({ faults }, use) => use(faults.url),
  device: async ({ context }, use) => use(await slowDown(context)),
});
