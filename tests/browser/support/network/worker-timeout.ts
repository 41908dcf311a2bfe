import type { BrowserContext, Worker } from '@playwright/test';

/** How long the worker waits for the network when it has a cached page. */
const networkTimeoutMs = 3000;

/** The worker's timeout, which expires on command instead of by the clock. */
export interface WorkerTimeout {
  readonly end: () => Promise<void>;
}

type Waiting = { expireTimeout?: () => void };

/** Call this once the worker controls the page. */
export async function holdWorkerTimeout(context: BrowserContext): Promise<WorkerTimeout> {
  const worker: Worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate((held) => {
    let waiting: (() => void)[] = [];
    const { setTimeout: start } = self;
    const later = (work: () => void, milliseconds = 0) => {
      if (milliseconds !== held) return start(work, milliseconds);
      waiting.push(work);
      return 0;
    };
    const expireTimeout = () => {
      const over = waiting;
      waiting = [];
      for (const work of over) work();
    };
    Object.assign(self, { setTimeout: later, expireTimeout });
  }, networkTimeoutMs);
  return { end: () => worker.evaluate(() => (self as Waiting).expireTimeout?.()) };
}
