import { connectivitySetup, PATIENCE } from './setup.ts';
import type { Connection, Verdict } from './types.ts';

/** Where each verdict leads. A look that waited in vain makes the network slow first, and only the next one offline. */
const leadsTo = (own: Connection): readonly (readonly [Verdict, Connection])[] => [
  ['fast', 'online'],
  ['slow', 'slow'],
  ['portal', 'portal'],
  ['late', own === 'online' ? 'slow' : 'offline'],
];

/** What is known, and the looks at the network while it is: at rest online, by a growing wait otherwise. */
export function probed(own: Connection) {
  const calm = own === 'online' ? 'resting' : 'waiting';
  const after = (known: Connection, verdict: Verdict) => {
    if (known === own) return calm;
    return verdict === 'late' && known === 'slow' ? '#connectivity.slow.probing' : `#connectivity.${known}`;
  };
  return connectivitySetup.createStateConfig({
    initial: calm,
    exit: 'startOver',
    on: { 'connectivity.check': '.probing' },
    states: {
      [calm]: {
        ...(own === 'online' ? {} : { exit: 'countAttempt', after: { backOff: 'probing' } }),
        // Where it is known to be out of reach, a call that fails says nothing new.
        ...(own === 'online' || own === 'slow' ? { on: { 'connectivity.doubted': 'probing' } } : {}),
      },
      probing: {
        tags: 'probing',
        invoke: {
          src: 'probe',
          input: { patience: own === 'online' ? PATIENCE.online : PATIENCE.otherwise },
          onDone: [
            ...leadsTo(own).map(([verdict, known]) => ({
              guard: {
                type: 'found' as const,
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
