import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createCallJudge } from '../../support/call-judge.ts';
import { overhearCall } from '../../support/overhear.ts';
import { freePort } from './free-port.ts';
import { type Fault, misbehave } from './misbehave.ts';
import { note } from './violations.ts';

/** A request as it arrived, before anything was done to it. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** What became of it. */
  readonly fault: Fault;
  readonly headers: IncomingMessage['headers'];
}

/**
 * A proxy in front of a real server that misbehaves as told. Browsers are to be sent to `url`; app and API are then on one
 * origin, as behind the real server. Connections are never reused, so that what the log shows once was sent once.
 *
 *     const faults = await startFaultServer({ target: server.url });
 *     faults.set('killed');                               // all of it: nobody listens any more
 *     faults.set('lost answer', { path: /^\/api\/v1\/teams$/, method: 'POST' });
 *     faults.set('slow', { milliseconds: 5000 });
 *     faults.set('ok');                                   // as it was; rules for single paths go too
 *     faults.log().filter(({ method }) => method === 'POST')
 *     await faults.set('stalled', { path: /^\/api\/v1\/teams\?/ });
 *     await faults.settle(/^\/api\/v1\/teams\?/, '500');  // once it has come
 *     await faults.stop();
 */
export interface FaultServer {
  /** Origin without a trailing slash. It stays the same through `killed`. */
  readonly url: string;
  /** From now on, for every request, or for those of a path; a later rule for a path stands before earlier ones. */
  readonly set: (fault: Fault, where?: Where) => Promise<void>;
  /** Lets go of the answers that are held. */
  readonly release: () => void;
  /** Waits for a request of this path that is stalled, and settles the last; those before it are cut. */
  readonly settle: (path: RegExp, fault: Fault) => Promise<void>;
  /** Every request since the start or the last `forget`, in the order of arrival. */
  readonly log: () => readonly LoggedRequest[];
  readonly forget: () => void;
  /** What it passes requests on to from now on: another build of the app, for one. */
  readonly aim: (target: string) => void;
  readonly stop: () => Promise<void>;
}

interface Where {
  /** Held against path and query, as in `/api/v1/teams?page=1`. Without it the rule is for everything. */
  readonly path?: RegExp;
  readonly method?: string;
  /** How long `slow` takes; 5000 when not said. */
  readonly milliseconds?: number;
  /** For so many requests; for all when not said. */
  readonly times?: number;
}

interface Stalled {
  readonly path: string;
  readonly isGone: () => boolean;
  readonly settle: (fault: Fault) => void;
}

interface Rule extends Where {
  readonly fault: Fault;
  left: number;
}

interface FaultServerOptions {
  /** Origin of the real server. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What becomes of a request that no rule is for: passed on when not said. */
  readonly weather?: (method: string, path: string) => Weather;
}

export interface Weather {
  readonly fault: Fault;
  /** How long `slow` and `late` take. */
  readonly milliseconds?: number;
}

/** Of these faults the server itself hears the call. */
export const reachServers: ReadonlySet<Fault> = new Set(['ok', 'slow', 'held', 'lost answer', 'cut answer', 'late']);
const judge = createCallJudge();

/** A call that gets no further than this is a call of the client all the same; what it is answered is no server's word. */
async function judgeUnsent(request: IncomingMessage): Promise<void> {
  const callOf = overhearCall(request);
  // A request whose answer came before its body was all there ends with its connection, and says nothing itself.
  await new Promise((closed) => {
    request.once('close', closed);
    request.socket.once('close', closed);
  });
  note(judge.request(await callOf()));
}
/** How long a request is waited for that is to be settled, in milliseconds. */
const mostPatience = 15_000;

/** @param options `headers` go to every request: a caller's address of its own, for one. */
export async function startFaultServer({
  target,
  headers = {},
  weather = () => ({ fault: 'ok' }),
}: FaultServerOptions): Promise<FaultServer> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let aim = target;
  let log: LoggedRequest[] = [];
  let rules: Rule[] = [];
  let held: (() => void)[] = [];
  const judging: Promise<void>[] = [];
  let stalled: Stalled[] = [];
  const arrivals = new EventEmitter();

  function ruleFor(method: string, path: string): Rule | undefined {
    const rule = rules.find(
      (one) => one.left > 0 && (one.path?.test(path) ?? true) && (one.method === undefined || one.method === method),
    );
    if (rule) rule.left -= 1;
    return rule;
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = request;
    const { fault, milliseconds = 5000 } = ruleFor(method, path) ?? weather(method, path);
    log.push({ method, path, fault, headers: request.headers });
    if (path.startsWith('/api/') && !reachServers.has(fault)) judging.push(judgeUnsent(request));
    const stall = (settle: Stalled['settle']) => {
      stalled.push({ path, settle, isGone: () => request.socket.destroyed });
      arrivals.emit('stalled');
    };
    const hold = (send: () => void) => void held.push(send);
    misbehave({ fault, milliseconds, target: aim, headers, hold, stall, request, response });
  });
  server.keepAliveTimeout = 1;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  const listen = () =>
    new Promise<void>((listening, failed) => {
      if (server.listening) {
        listening();
        return;
      }
      server.once('error', failed);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', failed);
        listening();
      });
    });
  const close = async () => {
    await new Promise<void>((closed) => {
      server.close(() => closed());
      for (const socket of sockets) socket.destroy();
    });
    await Promise.all(judging);
  };

  await listen();
  return {
    url: `http://localhost:${String(port)}`,
    set: async (fault, where = {}) => {
      const isForAll = where.path === undefined && where.method === undefined;
      const rule = { ...where, fault, left: where.times ?? Number.POSITIVE_INFINITY };
      rules = isForAll && where.times === undefined ? [rule] : [rule, ...rules];
      if (fault === 'killed' && isForAll) await close();
      else await listen();
    },
    release: () => {
      const waiting = held;
      held = [];
      for (const send of waiting) send();
    },
    settle: async (path, fault) => {
      const waiting = () => stalled.filter((one) => path.test(one.path) && !one.isGone());
      const signal = AbortSignal.timeout(mostPatience);
      while (waiting().length === 0) {
        await once(arrivals, 'stalled', { signal }).catch(() => {
          throw new Error(`Nothing has asked for ${String(path)}`);
        });
      }
      const settled = waiting();
      stalled = stalled.filter((one) => !settled.includes(one));
      settled.pop()?.settle(fault);
      for (const { settle } of settled) settle('killed');
    },
    log: () => log,
    forget: () => {
      log = [];
    },
    aim: (next) => {
      aim = next;
    },
    stop: close,
  };
}
