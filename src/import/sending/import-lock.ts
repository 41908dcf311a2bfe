/** Browsers have locks in secure contexts only. Without them two windows can change the same import. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

export type ImportLock = ReturnType<typeof importLock>;

/**
 * The Web Lock that lets one window alone change an import. It ends with the page. `acquire` returns whether this window
 * has it; `isWaiting` waits for it.
 */
export function importLock() {
  let end: (() => void) | null = null;
  /** Changes when this window opens or ends the import. */
  let turn = 0;

  async function acquire(
    series: string,
    { isWaiting, signal }: { readonly isWaiting: boolean; readonly signal: AbortSignal },
  ): Promise<boolean> {
    const manager = locks();
    turn += 1;
    if (!manager || end !== null) return true;
    return await new Promise((resolve, reject) => {
      const untilReleased = async (lock: Lock | null) => {
        // The machine has stopped waiting while the browser granted the lock.
        if (lock === null || signal.aborted) {
          resolve(false);
          return;
        }
        await new Promise<void>((released) => {
          end = released;
          resolve(true);
        });
      };
      // The browser refuses a signal together with `ifAvailable`.
      const options = isWaiting ? { signal } : { ifAvailable: true };
      manager.request(`import:${series}`, options, untilReleased).catch(reject);
    });
  }

  function release(): void {
    end?.();
    end = null;
  }

  /**
   * Holds the acquired lock until the signal aborts and `ended` has settled. What starts together with the abort, such as
   * the removal of the import, is included.
   */
  function hold(signal: AbortSignal, ended: () => Promise<unknown>): Promise<never> {
    const releaseLater = async () => {
      turn += 1;
      const ending = turn;
      await Promise.resolve();
      await ended().catch(() => undefined);
      // The import has opened again in this window.
      if (turn === ending) release();
    };
    return new Promise(() => {
      signal.addEventListener('abort', () => void releaseLater());
    });
  }

  return { acquire, hold, release };
}
