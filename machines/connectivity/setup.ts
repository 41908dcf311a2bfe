import { assign, setup } from 'xstate';
import { effect } from '../effect.ts';
import type { ConnectivityContext, ConnectivityEvent, ConnectivityTag, ProbeInput, Verdict } from './types.ts';

/** A response that takes longer is slow, in milliseconds. */
const SLOW_AFTER_MS = 3000;

/** The timeout of a probe while the connection is online, and otherwise. */
export const PROBE_TIMEOUT_MS = { online: SLOW_AFTER_MS, otherwise: 5000 };

/** The delay between two probes doubles from the first to the longest, in milliseconds. */
const FIRST_DELAY_MS = 5000;
const MAX_DELAY_MS = 30_000;
const MAX_ATTEMPTS = 3;

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
      Math.min(FIRST_DELAY_MS * 2 ** attempts, MAX_DELAY_MS) * (0.8 + jitter * 0.4),
  },
  guards: {
    isVerdict: (_, { verdict, one }: { verdict: Verdict; one: Verdict }) => verdict === one,
    isSlow: (_, slow: boolean) => slow,
  },
  actions: {
    countAttempt: assign(({ context }) => ({ attempts: Math.min(context.attempts + 1, MAX_ATTEMPTS) })),
    resetAttempts: assign({ attempts: 0 }),
  },
});
