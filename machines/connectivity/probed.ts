import { connectivitySetup, PROBE_TIMEOUT_MS } from './setup.ts';
import type { Connection, Verdict } from './types.ts';

/** The connection for each verdict. The first probe that times out means slow, the next one offline. */
const connectionsAfter = (current: Connection): readonly (readonly [Verdict, Connection])[] => [
  ['fast', 'online'],
  ['slow', 'slow'],
  ['portal', 'portal'],
  ['late', current === 'online' ? 'slow' : 'offline'],
];

/** The state for one connection: no probes while online, and probes with a growing delay otherwise. */
export function probed(current: Connection) {
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
          onError: after('offline', 'unreachable'),
        },
      },
    },
  });
}
