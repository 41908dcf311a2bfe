import type { Countdown } from './countdown.ts';

/**
 * The countdown before 'Resend OTP', as a state of a machine that has `countdownGuards`, the effect `tick` and the
 * actions named here. Each tick enters `over`, whose guard decides whether another second follows. If the clock fails,
 * resend is unlocked instead of locked forever.
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
