import { type FaultServer, startFaultServer } from './fault-server.ts';
import { test } from './test.ts';

interface FaultFixtures {
  /** What stands between the browser and the server of this process. */
  readonly faults: FaultServer;
}

/** For tests of a bad network: pages open through a proxy that misbehaves as told. */
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
