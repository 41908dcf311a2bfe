import { assign, setup } from 'xstate';
import { effect } from '../effect.ts';
import type { ConnectivityContext, ConnectivityEvent, ConnectivityTag, ProbeInput, Verdict } from './types.ts';

/** From how long on an answer is slow, in milliseconds. */
const SLOW_AFTER = 3000;

/** How long a look waits where nothing is known to be wrong, and where something is. */
export const PATIENCE = { online: SLOW_AFTER, otherwise: 5000 };

/** The wait between two looks doubles from the first to the longest, in milliseconds. */
const FIRST_WAIT = 5000;
const LONGEST_WAIT = 30_000;
const MOST_ATTEMPTS = 3;

const types = {} as {
  context: ConnectivityContext;
  events: ConnectivityEvent;
  input: { jitter: number };
  tags: ConnectivityTag;
};

/** The parts of the connectivity machine. */
export const connectivitySetup = setup({
  types,
  actors: { probe: effect<Verdict, ProbeInput>('probe') },
  delays: {
    backOff: ({ context: { attempts, jitter } }) =>
      Math.min(FIRST_WAIT * 2 ** attempts, LONGEST_WAIT) * (0.8 + jitter * 0.4),
  },
  guards: {
    found: (_, { verdict, one }: { verdict: Verdict; one: Verdict }) => verdict === one,
    isSlow: (_, slow: boolean) => slow,
  },
  actions: {
    countAttempt: assign(({ context }) => ({ attempts: Math.min(context.attempts + 1, MOST_ATTEMPTS) })),
    startOver: assign({ attempts: 0 }),
  },
});
