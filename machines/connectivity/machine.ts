import type { SnapshotFrom } from 'xstate';
import { type Connection, connectivitySetup, PROBE_TIMEOUT_MS, type Verdict } from './setup.ts';

/** The connection for each verdict. The first probe that times out means slow, the next one offline. */
const connectionsAfter = (current: Connection): readonly (readonly [Verdict, Connection])[] => [
  ['fast', 'online'],
  ['slow', 'slow'],
  ['portal', 'portal'],
  ['late', current === 'online' ? 'slow' : 'offline'],
];

/** The state for one connection: no probes while online, and probes with a growing delay otherwise. */
function probed(current: Connection) {
  const idle = current === 'online' ? 'resting' : 'waiting';
  const after = (next: Connection, verdict: Verdict) => {
    if (next === current) return idle;
    return verdict === 'late' && next === 'slow' ? '#connectivity.slow.probing' : `#connectivity.${next}`;
  };
  return connectivitySetup.createStateConfig({
    initial: idle,
    exit: 'resetAttempts',
    on: { 'connectivity.check': '.probing' },
    states: {
      [idle]: {
        ...(current === 'online' ? {} : { exit: 'countAttempt', after: { backOff: 'probing' } }),
        // A failed call is no news while the server is out of reach.
        ...(current === 'online' || current === 'slow' ? { on: { 'connectivity.doubted': 'probing' } } : {}),
      },
      probing: {
        tags: 'probing',
        invoke: {
          src: 'probe',
          input: { timeoutMs: current === 'online' ? PROBE_TIMEOUT_MS.online : PROBE_TIMEOUT_MS.otherwise },
          onDone: [
            ...connectionsAfter(current).map(([verdict, next]) => ({
              guard: {
                type: 'isVerdict' as const,
                params: ({ event }: { event: { output: Verdict } }) => ({ verdict: event.output, one: verdict }),
              },
              target: after(next, verdict),
            })),
            { target: after('offline', 'unreachable') },
          ],
        },
      },
    },
  });
}

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
    'connectivity.responded': [
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

type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;

/** The current connection to the server. */
export function connectionOf({ value }: ConnectivitySnapshot): Connection {
  // Every top state of the machine has child states, so the value is an object with one key.
  return Object.keys(value)[0] as Connection;
}

/** Whether a call may reach the server. */
export function canReach(snapshot: ConnectivitySnapshot): boolean {
  return ['online', 'slow'].includes(connectionOf(snapshot));
}
