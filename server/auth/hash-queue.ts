import { Refusal } from '../http/refusal.ts';
import { createLane, type LaneLimits } from './hash-lane.ts';

/** How much password hashing one process takes on at a time. */
export interface HashLimits {
  /** Jobs that run at the same time. */
  readonly concurrent: number;
  /** Of known devices and of signed-in users, each of which is a client. */
  readonly known: LaneLimits;
  /** Of unknown clients: all of one address are one client. */
  readonly unknown: LaneLimits;
}

/** Who a job is for. */
export interface HashClient {
  readonly lane: 'known' | 'unknown';
  /** Names the device, the session or the address. */
  readonly name: string;
}

export interface HashQueue {
  /**
   * Runs a job when its turn comes and resolves with its result.
   *
   * @throws Refusal 503 when too many jobs wait.
   */
  readonly run: <T>(client: HashClient, job: () => Promise<T>) => Promise<T>;
}

/** Seconds after which a refused client may try again: the whole queue is done by then. */
const retryAfterSeconds = 5;

/** A bounded queue with two lanes. Known devices go first. */
export function createHashQueue({ concurrent, ...limits }: HashLimits): HashQueue {
  const lanes = { known: createLane(limits.known), unknown: createLane(limits.unknown) };
  let running = 0;

  async function turnOf({ lane, name }: HashClient): Promise<void> {
    if (running < concurrent) {
      running += 1;
      return;
    }
    // The job that ends hands its place to the next one.
    await new Promise<void>((start, reject) => {
      const refuse = () => reject(busy());
      if (!lanes[lane].push(name, { start, refuse })) refuse();
    });
  }

  return {
    run: async (client, job) => {
      await turnOf(client);
      try {
        return await job();
      } finally {
        const following = lanes.known.shift() ?? lanes.unknown.shift();
        if (following === undefined) running -= 1;
        else following.start();
      }
    },
  };
}

function busy(): Refusal {
  return new Refusal(503, 'Too many people are signing in at the moment. Please try again in a few seconds', {
    retryAfter: retryAfterSeconds,
  });
}
