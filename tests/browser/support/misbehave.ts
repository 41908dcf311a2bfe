import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as send,
} from 'node:http';

/**
 * - `ok`: passed on.
 * - `slow`: passed on after a while.
 * - `held`: passed on and done; the answer waits until it is let go.
 * - `hang`: taken, and never answered.
 * - `stalled`: taken, and nothing is done before it is settled; then what is said by then.
 * - `lost answer`: passed on and done; the connection is cut before any of the answer is sent.
 * - `cut answer`: passed on and done; the connection is cut half-way through the answer.
 * - `late`: the connection is cut at once, and the request is passed on after a while.
 * - `500`: the API's own words for a fault; nothing is passed on.
 * - `portal`: 200 and a sign-in page, whatever was asked for.
 * - `401`: the API's own words for a token that is not taken.
 * - `killed`: for everything, nobody listens; for one path, the connection is cut before anything is passed on.
 */
export type Fault =
  | 'ok'
  | 'slow'
  | 'held'
  | 'hang'
  | 'stalled'
  | 'lost answer'
  | 'cut answer'
  | 'late'
  | '500'
  | 'portal'
  | '401'
  | 'killed';

interface Exchange {
  readonly fault: Fault;
  readonly milliseconds: number;
  readonly target: string;
  /** What is put to the headers of every request. */
  readonly headers: OutgoingHttpHeaders;
  /** Takes the sending of an answer that is held. */
  readonly hold: (send: () => void) => void;
  /** Takes a request that is stalled, and what settles it. */
  readonly stall: (settle: (fault: Fault) => void) => void;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Does to one request what the fault says. */
export function misbehave(exchange: Exchange): void {
  const { fault, milliseconds, request, response } = exchange;
  switch (fault) {
    case 'ok':
    case 'held':
    case 'lost answer':
    case 'cut answer':
      pass(exchange);
      return;
    case 'slow':
      setTimeout(() => pass(exchange), milliseconds);
      return;
    case 'late':
      void passLate(exchange);
      return;
    case 'hang':
      request.resume();
      return;
    case 'stalled':
      exchange.stall((settled) => misbehave({ ...exchange, fault: settled }));
      return;
    case '500':
      answer(exchange, 500, { status: false, message: 'The server had a problem' });
      return;
    case '401':
      answer(exchange, 401, { status: false, message: 'Unauthorized' });
      return;
    case 'portal':
      request.resume();
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', Connection: 'close' });
      response.end('<!doctype html><title>Wi-Fi</title><h1>Please sign in to the Wi-Fi</h1>');
      return;
    case 'killed':
      request.socket.destroy();
  }
}

function answer({ request, response }: Exchange, status: number, body: object): void {
  request.resume();
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' });
  response.end(JSON.stringify(body));
}

/** What concerns one connection is not for the next. */
const ownOfHop = new Set(['host', 'connection', 'keep-alive']);

function onwards(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownOfHop.has(name)));
}

/** The request arrives when its sender has given up. */
async function passLate({ milliseconds, target, headers: more, request }: Exchange): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  request.socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const headers = { ...onwards(request.headers), ...more };
  const onward = send(new URL(request.url ?? '/', target), { method: request.method, headers, agent: false });
  onward.on('response', (reply) => reply.resume());
  onward.on('error', () => undefined);
  onward.end(Buffer.concat(parts));
}

function pass({ fault, target, headers: more, hold, request, response }: Exchange): void {
  const headers = { ...onwards(request.headers), ...more };
  const onward = send(new URL(request.url ?? '/', target), { method: request.method, headers, agent: false });
  onward.on('response', (reply) => {
    if (fault === 'lost answer') {
      reply.resume();
      reply.on('end', () => request.socket.destroy());
      return;
    }
    if (fault === 'cut answer') {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const body = Buffer.concat(parts);
        response.writeHead(reply.statusCode ?? 502, { ...onwards(reply.headers), 'content-length': body.length });
        response.write(body.subarray(0, Math.floor(body.length / 2)), () => request.socket.destroy());
      });
      return;
    }
    const finish = () => {
      response.writeHead(reply.statusCode ?? 502, { ...onwards(reply.headers), Connection: 'close' });
      reply.pipe(response);
    };
    if (fault === 'held') hold(finish);
    else finish();
  });
  // The server behind is gone: so is this one, as far as the browser can tell.
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}
