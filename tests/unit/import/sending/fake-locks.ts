type Granted = (lock: { readonly name: string } | null) => Promise<void>;

/** The Web Locks API, as far as an import uses it: one exclusive lock. */
export function fakeLocks() {
  let isHeld = false;
  const waiting: Granted[] = [];
  const grant = async (granted: Granted) => {
    isHeld = true;
    await granted({ name: 'import' });
    isHeld = false;
    const next = waiting.shift();
    if (next) void grant(next);
  };
  const request = async (_: string, options: { readonly ifAvailable?: boolean }, granted: Granted) => {
    if (!isHeld) await grant(granted);
    else if (options.ifAvailable === true) await granted(null);
    else waiting.push(granted);
  };
  return { request };
}
