/** The wait before the user can request another one-time code, in milliseconds (section 9). */
export const RESEND_DELAY_MS = 30_000;

/**
 * The wait before 'Resend OTP' (section 4). It is stored as an instant, so a sleeping tab or a reload does not extend it.
 * Instants are milliseconds since 1970, as `Date.now()` returns them.
 */
export interface Countdown {
  /** The current instant, as of the last tick. */
  readonly now: number;
  /** When the user can request another code; `null` if now. */
  readonly resendAt: number | null;
}

/** The countdown after a code was sent at `sentAt`. */
export function countdownFrom(sentAt: number): Countdown {
  return { now: sentAt, resendAt: sentAt + RESEND_DELAY_MS };
}

/** The countdown at `now`. A device clock that was set back does not make it longer than a full wait. */
export function countdownAt({ resendAt }: Pick<Countdown, 'resendAt'>, now: number): Countdown {
  return { now, resendAt: resendAt === null ? null : Math.min(resendAt, now + RESEND_DELAY_MS) };
}

/** Whole seconds until the user can request another code; 0 if now. */
export function secondsLeft({ now, resendAt }: Countdown): number {
  return resendAt === null ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1000));
}

/** Guards for a context that contains a countdown. */
export const countdownGuards = {
  isOver: ({ context }: { context: Countdown }) => secondsLeft(context) === 0,
  isCounting: ({ context }: { context: Countdown }) => secondsLeft(context) > 0,
};

/**
 * The countdown as a state of a machine that has `countdownGuards`, the effect `tick` and the actions named here. Each tick
 * enters `over`, whose guard decides whether another second follows.
 */
export const countingDown = {
  initial: 'over',
  states: {
    running: {
      always: { guard: 'isOver', target: 'over' },
      invoke: {
        src: 'tick',
        input: ({ context: { resendAt } }: { context: Countdown }) => ({ resendAt }),
        onDone: {
          target: 'over',
          actions: { type: 'setNow', params: ({ event }: { event: { output: number } }) => event.output },
        },
      },
    },
    over: { always: { guard: 'isCounting', target: 'running' } },
  },
} as const;
