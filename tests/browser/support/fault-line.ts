import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of a call on its way.
 *
 * - `cut`: it does not reach the server.
 * - `lost`: the server does what it is asked, and its answer does not come back.
 * - `a 500`: the server fails.
 * - `a page`: something on the way answers with a page of its own, as hotels and trains do.
 * - `held`: the answer waits for `release`.
 */
export type LineFault = 'cut' | 'lost' | 'a 500' | 'a page' | 'held';

/** The way between a browser and the server, as a real connection that can be broken for one call. */
export interface FaultLine {
  /** Origin of the app and of the API for this browser alone, without a trailing slash. */
  readonly url: string;
  readonly break: (path: string, fault: LineFault) => void;
  readonly mend: () => void;
  /** Lets go of the answers that are held, and mends. */
  readonly release: () => void;
  /** How often the browser has called a path, since the last `forget`. */
  readonly calls: (path: string) => number;
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Connections are not kept: Chromium by itself sends again what goes down with a connection that it has used before, and
 * here the calls of the app are counted.
 */
const unkept = { connection: 'close' };

/** @param person a caller's address of their own, so that the server's allowances are not shared between tests. */
export async function openFaultLine(server: string, person: string): Promise<FaultLine> {
  let broken: { path: string; fault: LineFault } | undefined;
  let held: (() => void)[] = [];
  let called: string[] = [];

  const line = createServer((call, answer) => {
    const { pathname } = new URL(call.url ?? '/', server);
    called.push(pathname);
    const fault = pathname === broken?.path ? broken.fault : undefined;
    if (fault === 'cut') call.socket.destroy();
    else if (fault === 'a 500' || fault === 'a page') answerInstead(fault, call, answer);
    else
      pass(call, (passed) => {
        const send = () => passed.pipe(answer.writeHead(passed.statusCode ?? 502, { ...passed.headers, ...unkept }));
        if (fault === 'held') held.push(send);
        else if (fault === 'lost') passed.resume().once('end', () => call.socket.destroy());
        else send();
      });
  });

  function pass(call: IncomingMessage, onAnswer: (answer: IncomingMessage) => void): void {
    const headers = { ...call.headers, 'x-forwarded-for': person };
    const onward = request(new URL(call.url ?? '/', server), { method: call.method, headers, agent: false }, onAnswer);
    onward.once('error', () => call.socket.destroy());
    call.pipe(onward);
  }

  function release(): void {
    const waiting = held;
    held = [];
    broken = undefined;
    for (const send of waiting) send();
  }

  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready));
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    break: (path, fault) => {
      broken = { path, fault };
    },
    mend: () => {
      broken = undefined;
    },
    release,
    calls: (path) => called.filter((each) => each === path).length,
    forget: () => {
      called = [];
    },
    close: () =>
      new Promise((closed) => {
        line.close(() => closed());
        line.closeAllConnections();
      }),
  };
}

function answerInstead(fault: 'a 500' | 'a page', call: IncomingMessage, answer: ServerResponse): void {
  call.resume().once('end', () => {
    if (fault === 'a page') {
      answer.writeHead(200, { 'content-type': 'text/html', ...unkept });
      answer.end('<!doctype html><title>Sign in to this network</title>');
    } else {
      answer.writeHead(500, { 'content-type': 'application/json', ...unkept });
      answer.end(JSON.stringify({ status: false, message: 'The server had a problem' }));
    }
  });
}
