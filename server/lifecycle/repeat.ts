interface Repeated {
  readonly delayMs: number;
  /** Between the end of a run and the start of the next one. */
  readonly intervalMs: number;
  readonly run: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs work again and again, one run at a time.
 *
 * @returns a function that ends it, after a run in progress.
 */
export function repeat({ delayMs, intervalMs, run, onError }: Repeated): () => Promise<void> {
  let ended = false;
  let inProgress: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function schedule(afterMs: number): void {
    if (ended) return;
    timer = setTimeout(() => {
      inProgress = run()
        .catch(onError)
        .finally(() => schedule(intervalMs));
    }, afterMs);
  }

  schedule(delayMs);
  return async () => {
    ended = true;
    clearTimeout(timer);
    await inProgress;
  };
}
