import { Refusal } from '#server/http/refusal.ts';
import { createLane, type LaneLimits } from './hash-lane.ts';

/** How much password hashing one process accepts at a time. */
export interface HashLimits {
  /** Jobs that run at the same time. */
  readonly concurrent: number;
  /** For known devices and signed-in users. Each is one client. */
  readonly known: LaneLimits;
  /** For unknown clients. All of one address are one client. */
  readonly unknown: LaneLimits;
}

/** The client of a job. */
export interface HashClient {
  readonly lane: 'known' | 'unknown';
  /** Identifies the device, the session or the address. */
  readonly name: string;
}

export interface HashQueue {
  /**
   * Runs a job when its turn comes and resolves with its result.
   *
   * @throws Refusal 503 when too many jobs wait.
   */
  readonly run: <T>(client: HashClient, job: () => Promise<T>) => Promise<T>;
  /** How many jobs run and wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
}

/** After this time the queue is empty again. */
const retryAfterSeconds = 5;

/** A bounded queue with two lanes. Known devices go first. */
export function createHashQueue({ concurrent, ...limits }: HashLimits): HashQueue {
  const lanes = { known: createLane(limits.known), unknown: createLane(limits.unknown) };
  let running = 0;

  async function waitForTurn({ lane, name }: HashClient): Promise<void> {
    if (running < concurrent) {
      running += 1;
      return;
    }
    // The number of running jobs stays the same: the next job starts when one ends.
    await new Promise<void>((start, reject) => {
      const refuse = () => reject(busy());
      if (!lanes[lane].push(name, { start, refuse })) refuse();
    });
  }

  return {
    load: () => ({ running, waiting: lanes.known.size() + lanes.unknown.size() }),
    run: async (client, job) => {
      await waitForTurn(client);
      try {
        return await job();
      } finally {
        const next = lanes.known.shift() ?? lanes.unknown.shift();
        if (next === undefined) running -= 1;
        else next.start();
      }
    },
  };
}

function busy(): Refusal {
  return new Refusal(503, 'Too many people are signing in at the moment. Please try again in a few seconds', {
    retryAfter: retryAfterSeconds,
  });
}
