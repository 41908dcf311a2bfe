import { fromPromise } from 'xstate';

/**
 * Resolves with the current time at the next full second before `resendAt`, or as soon as the tab becomes visible: while
 * a device sleeps its timers stop, but its clock runs on.
 */
export const tick = fromPromise<number, { resendAt: number | null }>(
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
);
