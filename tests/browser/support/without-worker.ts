/**
 * For tests of what the service worker has no part in, as in a browser that has none: to install it, with all that it keeps,
 * takes a third of the time of such a test. Not in a file whose tests share a desk: its browser would have none either.
 */
export const withoutWorker = { serviceWorkers: 'block' } as const;
