import { test } from '../test.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';

interface FaultFixtures {
  /** The proxy between the browser and this process's server. */
  readonly faults: FaultServer;
}

/** For tests of a bad network: pages open through a proxy with configurable faults. */
export const faultTest = test.extend<FaultFixtures>({
  faults: async ({ server }, use) => {
    const faults = await startFaultServer({ target: server.url });
    await use(faults);
    await faults.stop();
  },
  baseURL: async ({ faults }, use) => {
    await use(faults.url);
  },
});
