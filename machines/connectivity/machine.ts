import { probed } from './probed.ts';
import { connectivitySetup } from './setup.ts';

/**
 * Whether the server can be reached. The machine trusts the device when it reports that there is no network, but not when
 * it reports one, because the device sees only the next hop. It also uses the results of calls. If they leave a doubt, it
 * probes a small file of fixed content. It sends no probes while calls succeed.
 */
export const connectivityMachine = connectivitySetup.createMachine({
  id: 'connectivity',
  context: ({ input: { jitter } }) => ({ attempts: 0, jitter }),
  initial: 'online',
  on: {
    'connectivity.answered': [
      { guard: { type: 'isSlow', params: ({ event }) => event.slow }, target: '.slow' },
      { target: '.online' },
    ],
    'connectivity.deviceOffline': '.offline',
  },
  states: {
    online: probed('online'),
    slow: probed('slow'),
    offline: probed('offline'),
    portal: probed('portal'),
  },
});
