import type { Countdown } from './countdown.ts';

/**
 * The state of the wait before 'Resend OTP', for a machine with `countdownGuards`, the effect `tick` and the
 * actions named here. Each second goes through `over`, which knows whether another follows. Should the clock fail,
 * resend is unlocked rather than kept for ever.
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
        onError: {
          target: 'over',
          actions: [
            { type: 'unlockResend' },
            { type: 'logClockFailure', params: ({ event }: { event: { error: unknown } }) => event },
          ],
        },
      },
    },
    over: { always: { guard: 'isCounting', target: 'running' } },
  },
} as const;
