/** A job that waits in a lane. */
export interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface LaneLimits {
  /** Jobs that wait, of all clients together. */
  readonly waiting: number;
  /** Jobs that wait, of one client. */
  readonly waitingPerClient: number;
}

/** The jobs that wait, by client. Clients take turns, so that a thousand jobs of one delay a job of another by one. */
export interface Lane {
  /** False when the lane, or the client's share of it, is full. */
  readonly push: (client: string, job: Waiting) => boolean;
  readonly shift: () => Waiting | undefined;
}

/** When the lane is full, the client with the most waiting jobs loses its last one to a client that has fewer. */
export function createLane({ waiting, waitingPerClient }: LaneLimits): Lane {
  /** In the order of their turns. */
  const byClient = new Map<string, readonly Waiting[]>();
  let count = 0;

  /** Makes room for one more job of a client that has some already. */
  function hasRoom(own: number): boolean {
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
    push: (client, job) => {
      const own = byClient.get(client) ?? [];
      if (!hasRoom(own.length)) return false;
      byClient.set(client, [...own, job]);
      count += 1;
      return true;
    },
    shift: () => {
      const [turn] = byClient;
      if (turn === undefined) return undefined;
      const [client, [first, ...others]] = turn;
      // Behind all other clients: a Map keeps the order of insertion.
      byClient.delete(client);
      if (others.length > 0) byClient.set(client, others);
      count -= 1;
      return first;
    },
  };
}
