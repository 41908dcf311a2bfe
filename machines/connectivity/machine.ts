import { probed } from './probed.ts';
import { connectivitySetup } from './setup.ts';

/**
 * Whether the server can be reached. The device's word that there is no network is taken; its word that there is one is
 * not, for it only knows of its next hop. What calls meet is taken, and where they leave a doubt a small file of fixed
 * content is asked for. While calls are answered nothing is asked at all.
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
