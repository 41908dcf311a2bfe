import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createCallJudge } from '../../../support/contract/call-judge.ts';
import { captureCall } from '../../../support/contract/capture-exchange.ts';
import { expectFailures } from '../access/console.ts';
import { note } from '../access/violations.ts';
import { freePort } from '../server/free-port.ts';
import { applyFault, type Fault } from './apply-fault.ts';

/** A request as it arrived. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The fault that was applied. */
  readonly fault: Fault;
  readonly headers: IncomingMessage['headers'];
}

/**
 * A proxy in front of a real server, with configurable faults. Browsers open `url`, so that app and API share an
 * origin, as on the real server. Connections are never reused, so that each log entry is one request.
 *
 *     const faults = await startFaultServer({ target: server.url });
 *     faults.set('killed');                               // everything: nothing listens any more
 *     faults.set('lost response', { path: /^\/api\/v1\/teams$/, method: 'POST' });
 *     faults.set('slow', { milliseconds: 5000 });
 *     faults.set('ok');                                   // no faults; also removes the rules for single paths
 *     faults.count({ method: 'POST' })
 *     await faults.set('stalled', { path: /^\/api\/v1\/teams\?/ });
 *     await faults.settle(/^\/api\/v1\/teams\?/, '500');  // once it has arrived
 *     await faults.stop();
 */
export interface FaultServer {
  /** Origin without a trailing slash. It does not change through `killed`. */
  readonly url: string;
  /** Applies from now on, to every request or to those of a path. A later rule takes precedence over earlier ones. */
  readonly set: (fault: Fault, where?: Where) => Promise<void>;
  /** Ends `held`: sends the held responses, also those that the target has not sent yet. */
  readonly release: () => void;
  /** Waits for a stalled request of this path. */
  readonly waitForStalled: (path: RegExp) => Promise<void>;
  /** Waits for a stalled request of this path and settles the last one; earlier ones are cut. */
  readonly settle: (path: RegExp, fault: Fault) => Promise<void>;
  /** Every request since the start or the last `forget`, in the order of arrival. */
  readonly log: () => readonly LoggedRequest[];
  /** How many such requests the log has. */
  readonly count: (where: Pick<Where, 'path' | 'method'>) => number;
  readonly forget: () => void;
  /** Changes the target, for example to another build of the app. */
  readonly aim: (target: string) => void;
  readonly stop: () => Promise<void>;
}

interface Where {
  /** Matched against path and query, as in `/api/v1/teams?page=1`. By default the rule applies to everything. */
  readonly path?: RegExp;
  readonly method?: string;
  /** The delay of `slow`; 5000 by default. */
  readonly milliseconds?: number;
  /** The number of requests; unlimited by default. */
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
  /** The fault of a request without a rule; `ok` by default. */
  readonly pickFault?: (method: string, path: string) => NetworkFault;
}

export interface NetworkFault {
  readonly fault: Fault;
  /** The delay of `slow` and `late`. */
  readonly milliseconds?: number;
}

/** The faults with which the call reaches the server. */
export const reachServers: ReadonlySet<Fault> = new Set([
  'ok',
  'slow',
  'held',
  'lost response',
  'cut response',
  'late',
]);
const judge = createCallJudge();

/**
 * Validates a call that does not reach the server: the client still made it. The response is not the server's and is
 * not validated.
 */
async function judgeUnsent(request: IncomingMessage): Promise<void> {
  const callOf = captureCall(request);
  // If the response ends before the request body is complete, the request emits nothing itself; its socket closes.
  await new Promise((closed) => {
    request.once('close', closed);
    request.socket.once('close', closed);
  });
  note(judge.request(await callOf()));
}

function isAt(where: Where, { method, path }: Pick<LoggedRequest, 'method' | 'path'>): boolean {
  return (where.path?.test(path) ?? true) && (where.method ?? method) === method;
}

/** How long to wait for a stalled request. */
const stalledTimeoutMs = 15_000;

/** @param options `headers` are added to every request, for example a client address. */
export async function startFaultServer({
  target,
  headers = {},
  pickFault = () => ({ fault: 'ok' }),
}: FaultServerOptions): Promise<FaultServer> {
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const sockets = new Set<Socket>();
  let aim = target;
  let log: LoggedRequest[] = [];
  let rules: Rule[] = [];
  let held: (() => void)[] = [];
  let releases = 0;
  const judging: Promise<void>[] = [];
  let stalled: Stalled[] = [];
  const arrivals = new EventEmitter();

  function ruleFor(method: string, path: string): Rule | undefined {
    const rule = rules.find((one) => one.left > 0 && isAt(one, { method, path }));
    if (rule) rule.left -= 1;
    return rule;
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = request;
    const { fault, milliseconds = 5000 } = ruleFor(method, path) ?? pickFault(method, path);
    log.push({ method, path, fault, headers: request.headers });
    if (fault !== 'ok') expectFailures(url);
    if (path.startsWith('/api/') && !reachServers.has(fault)) judging.push(judgeUnsent(request));
    const stall = (settle: Stalled['settle']) => {
      stalled.push({ path, settle, isGone: () => request.socket.destroyed });
      arrivals.emit('stalled');
    };
    const arrivedAfter = releases;
    const hold = (send: () => void) => (arrivedAfter === releases ? void held.push(send) : send());
    applyFault({ fault, milliseconds, target: aim, headers, hold, stall, request, response });
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

  const stalledAt = (path: RegExp) => stalled.filter((one) => path.test(one.path) && !one.isGone());
  const waitForStalled = async (path: RegExp) => {
    const signal = AbortSignal.timeout(stalledTimeoutMs);
    while (stalledAt(path).length === 0) {
      await once(arrivals, 'stalled', { signal }).catch(() => {
        throw new Error(`No request for ${String(path)}`);
      });
    }
  };

  await listen();
  return {
    url,
    set: async (fault, where = {}) => {
      const isForAll = where.path === undefined && where.method === undefined;
      const rule = { ...where, fault, left: where.times ?? Number.POSITIVE_INFINITY };
      rules = isForAll && where.times === undefined ? [rule] : [rule, ...rules];
      if (fault !== 'ok') expectFailures(url);
      if (fault === 'killed' && isForAll) await close();
      else await listen();
    },
    release: () => {
      releases += 1;
      rules = rules.filter(({ fault }) => fault !== 'held');
      const waiting = held;
      held = [];
      for (const send of waiting) send();
    },
    waitForStalled,
    settle: async (path, fault) => {
      await waitForStalled(path);
      const settled = stalledAt(path);
      stalled = stalled.filter((one) => !settled.includes(one));
      settled.pop()?.settle(fault);
      for (const { settle } of settled) settle('killed');
    },
    log: () => log,
    count: (where) => log.filter((request) => isAt(where, request)).length,
    forget: () => {
      log = [];
    },
    aim: (next) => {
      aim = next;
    },
    stop: close,
  };
}
