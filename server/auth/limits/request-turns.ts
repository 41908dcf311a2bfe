import { Refusal } from '#server/http/refusal.ts';

export interface TurnLimits {
  /** Requests of one session that run at the same time. */
  readonly running: number;
  /** Requests of one session that wait for one of these to end. */
  readonly waiting: number;
}

/**
 * A browser opens six connections to a server, so nobody waits for their own requests longer than in the browser. Restored
 * windows may send some more at once.
 */
export const requestTurnLimits: TurnLimits = { running: 6, waiting: 100 };

export interface RequestTurns {
  /**
   * Runs `work` when fewer than the limit of the session's requests run in this process, in the order of arrival. The key
   * identifies the session; it need not be valid.
   *
   * @throws Refusal 429 when too many requests of the session wait.
   */
  readonly run: <Out>(key: string, work: () => Promise<Out>) => Promise<Out>;
}

const retryAfterSeconds = 1;

/**
 * Shares a process between sessions: a client that sends hundreds of large requests at once delays itself, and others
 * hardly.
 */
export function createRequestTurns({ running, waiting }: TurnLimits): RequestTurns {
  const bySession = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  return {
    run: async (key, work) => {
      const session = bySession.get(key) ?? { running: 0, waiting: [] };
      bySession.set(key, session);
      if (session.running < running) session.running += 1;
      else if (session.waiting.length < waiting) await new Promise<void>((start) => session.waiting.push(start));
      else throw tooManyAtOnce();
      try {
        return await work();
      } finally {
        // A waiting request takes over the place of this one.
        const next = session.waiting.shift();
        if (next !== undefined) next();
        else session.running -= 1;
        if (session.running === 0) bySession.delete(key);
      }
    },
  };
}

function tooManyAtOnce(): Refusal {
  return new Refusal(429, 'Too many requests at the same time. Please try again in a moment', {
    retryAfter: retryAfterSeconds,
  });
}
