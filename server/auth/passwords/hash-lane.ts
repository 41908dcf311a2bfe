/** A job that waits in a lane. */
export interface WaitingJob {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface LaneLimits {
  /** The most waiting jobs of all clients together. */
  readonly waiting: number;
  /** The most waiting jobs of one client. */
  readonly waitingPerClient: number;
}

/** Waiting jobs by client. Clients take turns: a thousand jobs of one client delay a job of another client by one. */
export interface Lane {
  /** Returns false when the lane, or the client's share of it, is full. */
  readonly push: (client: string, job: WaitingJob) => boolean;
  readonly shift: () => WaitingJob | undefined;
  /** How many jobs wait. */
  readonly size: () => number;
}

/** When the lane is full, a client with fewer jobs replaces the last job of the client with the most jobs. */
export function createLane({ waiting, waitingPerClient }: LaneLimits): Lane {
  /** Clients in the order of their turns. */
  const byClient = new Map<string, readonly WaitingJob[]>();
  let count = 0;

  /** Makes room for one more job of a client with `own` waiting jobs. Returns false when there is none. */
  function makeRoom(own: number): boolean {
    if (own >= waitingPerClient) return false;
    if (count < waiting) return true;
    const [busiest, jobs] = [...byClient].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    if (jobs.length <= own + 1) return false;
    byClient.set(busiest, jobs.slice(0, -1));
    count -= 1;
    jobs.at(-1)?.refuse();
    return true;
  }

  return {
    size: () => count,
    push: (client, job) => {
      const own = byClient.get(client) ?? [];
      if (!makeRoom(own.length)) return false;
      byClient.set(client, [...own, job]);
      count += 1;
      return true;
    },
    shift: () => {
      const [next] = byClient;
      if (next === undefined) return undefined;
      const [client, [first, ...others]] = next;
      // Reinserted behind all other clients: a Map iterates in insertion order.
      byClient.delete(client);
      if (others.length > 0) byClient.set(client, others);
      count -= 1;
      return first;
    },
  };
}
