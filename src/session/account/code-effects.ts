import type { CodeValues } from '#machines/code/setup.ts';
import { effectOf } from '#machines/effect.ts';
import type { Result } from '#machines/result.ts';

/**
 * Resolves with the current time at the next full second before `resendAt`, or as soon as the tab becomes visible: while
 * a device sleeps its timers stop, but its clock runs on.
 */
export const tick = effectOf<number, { resendAt: number | null }>(
  ({ input: { resendAt }, signal }) =>
    new Promise((resolve) => {
      const delayMs = ((resendAt ?? 0) - Date.now()) % 1000;
      const finish = () => {
        stop();
        resolve(Date.now());
      };
      const timer = setTimeout(finish, delayMs > 0 ? delayMs : 1000);
      const stop = () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', finish);
        window.removeEventListener('pageshow', finish);
      };
      document.addEventListener('visibilitychange', finish);
      window.addEventListener('pageshow', finish);
      signal.addEventListener('abort', stop);
    }),
  // Without a timer the wait is over at once, so that the user is not locked out.
  () => Number.POSITIVE_INFINITY,
);

interface CodeCalls {
  readonly send: (recipient: string) => Promise<Result<unknown>>;
  readonly verify: (recipient: string, otp: string) => Promise<Result<unknown>>;
}

/** The effects of a machine that sends and verifies a code. The wait before the next code counts from the response. */
export function codeEffects({ send, verify }: CodeCalls) {
  return {
    sendOtp: effectOf<{ sentAt: number }, { recipient: string }>(async ({ input }) => {
      const result = await send(input.recipient);
      return result.kind === 'ok' ? { ...result, data: { sentAt: Date.now() } } : result;
    }),
    verifyOtp: effectOf<unknown, CodeValues>(({ input: { recipient, otp } }) => verify(recipient, otp)),
    tick,
  };
}
