import { Refusal } from '#server/http/refusal.ts';

export interface TurnLimits {
  /** Requests of one access token that run at the same time. */
  readonly running: number;
  /** Requests of one access token that wait for one of these to end. */
  readonly waiting: number;
}

/**
 * A browser opens six connections to a server, so nobody waits for their own requests longer than in the browser. Behind a
 * proxy with HTTP/2, dozens of restored windows may send some hundred at once.
 */
export const requestTurnLimits: TurnLimits = { running: 6, waiting: 1000 };

/** For `Operation.isLarge`: building and sending such a response delays all sessions, so fewer run at the same time. */
export const largeTurnLimits: TurnLimits = { ...requestTurnLimits, running: 2 };

export interface RequestTurns {
  /**
   * Waits until fewer than the limit of the token's requests run in this process, in the order of arrival. Call the
   * returned function, once or more, when the request has ended.
   *
   * @throws Refusal 429 when too many requests of the token wait.
   */
  readonly begin: (token: string) => Promise<() => void>;
}

const retryAfterSeconds = 1;

/**
 * Shares a process between sessions: a client that sends hundreds of large requests at once delays itself, and others
 * hardly.
 */
export function createRequestTurns({ running, waiting }: TurnLimits): RequestTurns {
  const byToken = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  return {
    begin: async (token) => {
      const own = byToken.get(token) ?? { running: 0, waiting: [] };
      byToken.set(token, own);
      if (own.running < running) own.running += 1;
      else if (own.waiting.length < waiting) await new Promise<void>((start) => own.waiting.push(start));
      else throw tooManyAtOnce();
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        // A waiting request takes over the place of this one.
        const next = own.waiting.shift();
        if (next !== undefined) next();
        else own.running -= 1;
        if (own.running === 0) byToken.delete(token);
      };
    },
  };
}

function tooManyAtOnce(): Refusal {
  return new Refusal(429, 'Too many requests at the same time. Please try again in a moment', {
    retryAfter: retryAfterSeconds,
  });
}
