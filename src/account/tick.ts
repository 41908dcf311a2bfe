import { fromPromise } from 'xstate';

/**
 * Ends with the current instant when the wait until `resendAt` is down by another second, or as soon as the tab is
 * looked at again: a sleeping device's timers stand still, its clock does not.
 */
export const tick = fromPromise<number, { resendAt: number | null }>(
  ({ input: { resendAt }, signal }) =>
    new Promise((resolve) => {
      const wait = ((resendAt ?? 0) - Date.now()) % 1000;
      const end = () => {
        stop();
        resolve(Date.now());
      };
      const timer = setTimeout(end, wait > 0 ? wait : 1000);
      const stop = () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', end);
        window.removeEventListener('pageshow', end);
      };
      document.addEventListener('visibilitychange', end);
      window.addEventListener('pageshow', end);
      signal.addEventListener('abort', stop);
    }),
);
