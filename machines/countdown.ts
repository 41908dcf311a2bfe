/** How long a person waits before another one-time code can be asked for, in milliseconds (section 9). */
export const RESEND_AFTER = 30_000;

/**
 * The wait before 'Resend OTP' (section 4), kept as an instant, so that neither a sleeping tab nor a reload makes it
 * longer. Instants are milliseconds since 1970, as `Date.now()` gives them.
 */
export interface Countdown {
  /** The instant last heard of. */
  readonly now: number;
  /** From when on a code can be asked for again; `null` when it can at once. */
  readonly resendAt: number | null;
}

/** The wait after a code that was sent at this instant. */
export function countdownFrom(sentAt: number): Countdown {
  return { now: sentAt, resendAt: sentAt + RESEND_AFTER };
}

/** The wait as it is at this instant. A device clock that was set back does not make it longer than a whole one. */
export function countdownAt({ resendAt }: Pick<Countdown, 'resendAt'>, now: number): Countdown {
  return { now, resendAt: resendAt === null ? null : Math.min(resendAt, now + RESEND_AFTER) };
}

/** Whole seconds until a code can be asked for again; 0 when it can. */
export function secondsLeft({ now, resendAt }: Countdown): number {
  return resendAt === null ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1000));
}

/** Guards over a context that has a countdown. */
export const countdownGuards = {
  isOver: ({ context }: { context: Countdown }) => secondsLeft(context) === 0,
  isCounting: ({ context }: { context: Countdown }) => secondsLeft(context) > 0,
};
