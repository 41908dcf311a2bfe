import { connectivityMachine } from '#machines/connectivity/machine.ts';
import { plain, type Scenario } from '../support/scenario.ts';

export const connectivityScenario: Scenario = {
  name: 'connectivity',
  machine: connectivityMachine,
  inputs: { '': { jitter: 0.5 } },
  events: {
    'connectivity.responded': { fast: { slow: false }, slow: { slow: true } },
    ...plain('connectivity.doubted', 'connectivity.deviceOffline', 'connectivity.check'),
  },
  outcomes: {
    probe: { fast: 'fast', slow: 'slow', late: 'late', unreachable: 'unreachable', portal: 'portal' },
  },
  names: {},
};
