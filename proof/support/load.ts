import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { encodePassword } from '../../src/domain/text/password.ts';

/** One response, or none. */
export interface Outcome {
  /** Milliseconds since the start of the load. */
  readonly startedAt: number;
  /** When it ended. */
  readonly at: number;
  readonly kind: 'read' | 'write';
  /** Whether it was sent before with the same key. */
  readonly isRepeated: boolean;
  /** 0 without a response. */
  readonly status: number;
  readonly hasRetryAfter: boolean;
}

export interface Load {
  readonly outcomes: readonly Outcome[];
  /** The names of the teams whose creation was acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Writes that had no final response within {@link giveUpAfterMs}. */
  readonly givenUp: readonly string[];
  /** Milliseconds since the start. */
  readonly now: () => number;
  /** Ends the load after the writes in progress. */
  readonly stop: () => Promise<void>;
}

interface Options {
  /** The instances. Clients use them in turn, as behind a balancer. */
  readonly instances: readonly string[];
  readonly writers: number;
  readonly readers: number;
  /** Between two requests of a client, in milliseconds. */
  readonly pauseMs: number;
}

const demo = { email: 'admin@example.com', password: 'Admin@1234' };
const giveUpAfterMs = 60_000;
const retryPauseMs = 250;

/** The access token of the demo admin. */
export async function signInAt(instance: string): Promise<string> {
  const json = {
    email: demo.email,
    password: encodePassword(demo.password),
    device_token: 'admin',
    device_type: 'web',
  };
  const response = await fetch(`${instance}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  const { token } = (await response.json()) as { token?: { accessToken: string } };
  if (token === undefined) throw new Error(`The sign-in returned ${String(response.status)}`);
  return token.accessToken;
}

/**
 * Clients that read a list and create teams, one request after the other, until they are stopped. A write without a final
 * response is sent again with its `Idempotency-Key`, to the other instance, as the contract asks.
 */
export async function startLoad({ instances, writers, readers, pauseMs }: Options): Promise<Load> {
  const [first = ''] = instances;
  const headers = { authorization: `Bearer ${await signInAt(first)}`, 'content-type': 'application/json' };
  const start = performance.now();
  const now = () => performance.now() - start;
  const outcomes: Outcome[] = [];
  const acknowledged = new Set<string>();
  const givenUp: string[] = [];
  let isStopped = false;

  async function send(call: Pick<Outcome, 'kind' | 'isRepeated'>, url: string, init: RequestInit): Promise<number> {
    const startedAt = now();
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(url, { ...init, signal })
      .then(async (response) => {
        await response.arrayBuffer();
        return { status: response.status, hasRetryAfter: response.headers.has('retry-after') };
      })
      .catch(() => ({ status: 0, hasRetryAfter: false }));
    outcomes.push({ ...call, ...response, startedAt, at: now() });
    return response.status;
  }

  async function write(client: number): Promise<void> {
    const name = `Proof ${randomUUID().slice(0, 23)}`;
    const key = `"${randomUUID()}"`;
    const body = JSON.stringify({ name, full_name: name, game_id: '18', status: '1' });
    const end = now() + giveUpAfterMs;
    for (let attempt = 0; now() < end; attempt += 1) {
      const instance = instances[(client + attempt) % instances.length] ?? '';
      const init = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body };
      const status = await send({ kind: 'write', isRepeated: attempt > 0 }, `${instance}/api/v1/teams`, init);
      if (status === 200) {
        acknowledged.add(name);
        return;
      }
      await wait(retryPauseMs);
    }
    givenUp.push(name);
  }

  async function read(client: number): Promise<void> {
    const instance = instances[client % instances.length] ?? '';
    const status = await send({ kind: 'read', isRepeated: false }, `${instance}/api/v1/teams?page=1&listPerPage=10`, {
      headers,
    });
    if (status !== 200) await wait(retryPauseMs);
  }

  const repeat = async (work: () => Promise<void>) => {
    while (!isStopped) {
      await work();
      await wait(pauseMs);
    }
  };
  const clients = [
    ...Array.from({ length: writers }, (_, at) => repeat(() => write(at))),
    ...Array.from({ length: readers }, (_, at) => repeat(() => read(at))),
  ];
  return {
    outcomes,
    acknowledged,
    givenUp,
    now,
    stop: async () => {
      isStopped = true;
      await Promise.all(clients);
    },
  };
}
