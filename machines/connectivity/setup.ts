import { assign, setup } from 'xstate';
import { effect } from '../effect.ts';
import type { Tags } from '../tags.ts';

/** The connection to the server. `portal`: a captive portal intercepts the requests. */
export type Connection = 'online' | 'slow' | 'offline' | 'portal';

/**
 * The result of a probe: a `fast` or `slow` response; none before the timeout (`late`); a failure (`unreachable`); or the
 * page of a captive portal instead of ours (`portal`).
 */
export type Verdict = 'fast' | 'slow' | 'late' | 'unreachable' | 'portal';

export interface ProbeInput {
  /** The timeout in milliseconds. */
  readonly timeoutMs: number;
}

interface ConnectivityContext {
  /** The number of probes without a change, up to the longest delay. */
  readonly attempts: number;
  /** From 0 to 1, different for each device, so that a hall full of tablets does not probe at the same time. */
  readonly jitter: number;
}

export type ConnectivityEvent =
  /** The server responded to a call. */
  | { readonly type: 'connectivity.responded'; readonly slow: boolean }
  /** A call failed, takes long, or received a response that is not from the server. */
  | { readonly type: 'connectivity.doubted' }
  /** The device reports that it has no network, which is reliable. */
  | { readonly type: 'connectivity.deviceOffline' }
  /** Probe now: the device reports a network, the page is visible again, or a caller needs the state. */
  | { readonly type: 'connectivity.check' };

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
  tags: Tags<'probing'>;
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
