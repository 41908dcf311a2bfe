import { connectivitySetup, PROBE_TIMEOUT_MS } from './setup.ts';
import type { Connection, Verdict } from './types.ts';

/** The connection for each verdict. The first probe that times out means slow, the next one offline. */
const connectionsAfter = (own: Connection): readonly (readonly [Verdict, Connection])[] => [
  ['fast', 'online'],
  ['slow', 'slow'],
  ['portal', 'portal'],
  ['late', own === 'online' ? 'slow' : 'offline'],
];

/** The state for one connection: no probes while online, and probes with a growing delay otherwise. */
export function probed(own: Connection) {
  const idle = own === 'online' ? 'resting' : 'waiting';
  const after = (known: Connection, verdict: Verdict) => {
    if (known === own) return idle;
    return verdict === 'late' && known === 'slow' ? '#connectivity.slow.probing' : `#connectivity.${known}`;
  };
  return connectivitySetup.createStateConfig({
    initial: idle,
    exit: 'resetAttempts',
    on: { 'connectivity.check': '.probing' },
    states: {
      [idle]: {
        ...(own === 'online' ? {} : { exit: 'countAttempt', after: { backOff: 'probing' } }),
        // A failed call is no news while the server is out of reach.
        ...(own === 'online' || own === 'slow' ? { on: { 'connectivity.doubted': 'probing' } } : {}),
      },
      probing: {
        tags: 'probing',
        invoke: {
          src: 'probe',
          input: { patience: own === 'online' ? PROBE_TIMEOUT_MS.online : PROBE_TIMEOUT_MS.otherwise },
          onDone: [
            ...connectionsAfter(own).map(([verdict, known]) => ({
              guard: {
                type: 'isVerdict' as const,
                params: ({ event }: { event: { output: Verdict } }) => ({ verdict: event.output, one: verdict }),
              },
              target: after(known, verdict),
            })),
            { target: after('offline', 'unreachable') },
          ],
          onError: after('offline', 'unreachable'),
        },
      },
    },
  });
}
