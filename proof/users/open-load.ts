import { Agent, request } from 'node:http';
import { type Action, actions, type Outgoing } from './actions.ts';
import type { SignedIn } from './sign-in-users.ts';

/** The end of one action. */
export interface Ended {
  readonly action: string;
  /** Milliseconds since the start of the load. */
  readonly at: number;
  /** From its arrival to the end of the response, in milliseconds. */
  readonly ms: number;
  /** 0 without a response. */
  readonly status: number;
  /** Why there is no response, such as `ECONNRESET`. */
  readonly failure?: string;
}

interface Load {
  readonly server: string;
  readonly users: readonly SignedIn[];
  /** Arrivals per second, which do not wait for responses. */
  readonly rate: number;
  readonly seconds: number;
}

const timeoutMs = 20_000;
/** An idle connection is closed before the server closes it after five seconds, so that no request meets its end. */
const idleMs = 3000;
const shares = actions.reduce((sum, { share }) => sum + share, 0);

/**
 * Lets users act at random moments with the average rate, as independent people do (a Poisson process). A slow server does
 * not slow them down, so its queue shows in the times.
 */
export async function openLoad({ server, users, rate, seconds }: Load): Promise<readonly Ended[]> {
  const agent = new Agent({ keepAlive: true, timeout: idleMs, maxSockets: users.length, maxFreeSockets: users.length });
  const start = performance.now();
  const ended: Ended[] = [];
  const pending: Promise<void>[] = [];
  await new Promise<void>((done) => {
    let next = 0;
    const step = () => {
      const now = performance.now() - start;
      while (next <= now && next < seconds * 1000) {
        pending.push(act(next));
        next += (-Math.log(1 - Math.random()) / rate) * 1000;
      }
      if (next >= seconds * 1000) done();
      else setTimeout(step, 1);
    };
    step();
  });
  await Promise.all(pending);
  agent.destroy();
  return ended;

  async function act(arrivedAt: number): Promise<void> {
    const user = users[Math.floor(Math.random() * users.length)];
    if (user === undefined) return;
    const action = nextAction();
    const { body, ...outcome } = await send(server, agent, action.request(user));
    const now = performance.now() - start;
    ended.push({ action: action.name, at: now, ms: now - arrivedAt, ...outcome });
    if (outcome.status === 200) action.onResponse?.(user, body);
  }
}

function nextAction(): Action {
  let left = Math.random() * shares;
  for (const action of actions) {
    left -= action.share;
    if (left < 0) return action;
  }
  throw new Error('The shares do not add up');
}

function send(
  server: string,
  agent: Agent,
  { method, path, headers, body }: Outgoing,
): Promise<Pick<Ended, 'status' | 'failure'> & { readonly body: Buffer }> {
  return new Promise((resolve) => {
    const none = ({ code, message }: NodeJS.ErrnoException) =>
      resolve({ status: 0, failure: code ?? message, body: Buffer.alloc(0) });
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const options = { method, agent, headers: { ...headers, ...length }, timeout: timeoutMs };
    const outgoing = request(`${server}/api/v1${path}`, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
      response.on('error', none);
    });
    outgoing.on('error', none);
    outgoing.on('timeout', () => outgoing.destroy(new Error('no response in time')));
    outgoing.end(body);
  });
}
