import { randomUUID } from 'node:crypto';
import { type FaultServer, startFaultServer } from '../../support/network/fault-server.ts';
import { type SlowDevice, slowDown } from '../../support/network/slow-device.ts';
import { test } from '../../support/test.ts';

interface Fixtures {
  /** The proxy between the browser and this process's server, with a client address of its own. */
  readonly faults: FaultServer;
  readonly device: SlowDevice;
}

/** For tours: a network and a device whose results can be held until a step settles them. */
export const tourTest = test.extend<Fixtures>({
  faults: async ({ tourServer }, use) => {
    const faults = await startFaultServer({ target: tourServer.url, headers: { 'x-forwarded-for': randomUUID() } });
    await use(faults);
    await faults.stop();
  },
  baseURL: async ({ faults }, use) => use(faults.url),
  device: async ({ context }, use) => use(await slowDown(context)),
});
