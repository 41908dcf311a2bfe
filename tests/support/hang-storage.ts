/** IndexedDB that does not respond: no request and no transaction goes on until `release` lets all of them. */
export function hangStorage(): { readonly release: () => void } {
  const run = globalThis.setImmediate;
  const waiting: (() => void)[] = [];
  const hold = (task: (...given: unknown[]) => void, ...given: unknown[]): unknown => {
    // What the simulated IndexedDB does, it does in tasks of its own.
    if (new Error().stack?.includes('fake-indexeddb') === true) return waiting.push(() => task(...given));
    return run(task, ...given);
  };
  Object.assign(globalThis, { setImmediate: hold });
  return {
    release: () => {
      Object.assign(globalThis, { setImmediate: run });
      for (const task of waiting.splice(0)) run(task);
    },
  };
}
