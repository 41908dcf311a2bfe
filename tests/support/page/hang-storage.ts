/** Makes IndexedDB unresponsive: requests and transactions wait until `release` is called. */
export function hangStorage(): { readonly release: () => void } {
  const run = globalThis.setImmediate;
  const waiting: (() => void)[] = [];
  const hold = (task: (...args: unknown[]) => void, ...args: unknown[]): unknown => {
    // fake-indexeddb schedules all its work with `setImmediate`.
    if (new Error().stack?.includes('fake-indexeddb') === true) return waiting.push(() => task(...args));
    return run(task, ...args);
  };
  Object.assign(globalThis, { setImmediate: hold });
  return {
    release: () => {
      Object.assign(globalThis, { setImmediate: run });
      for (const task of waiting.splice(0)) run(task);
    },
  };
}
