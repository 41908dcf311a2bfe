import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as send,
} from 'node:http';
import { letTimePass } from '../../../support/let-time-pass.ts';

/**
 * - `ok`: passed on.
 * - `slow`: passed on after a delay.
 * - `held`: passed on and processed; the response waits until it is released.
 * - `hang`: accepted, with no response ever.
 * - `stalled`: accepted, and not processed before it is settled; then the settled fault applies.
 * - `lost response`: passed on and processed; the connection is cut before the response.
 * - `cut response`: passed on and processed; the connection is cut half-way through the response.
 * - `late`: the connection is cut at once, and the request is passed on after a delay.
 * - `500`: the API's response for a server error; nothing is passed on.
 * - `portal`: 200 and a sign-in page for any request.
 * - `401`: the API's response for a rejected token.
 * - `404`: the API's response for a call that the server does not have.
 * - `429`: the API's response for a code that is requested too soon after another.
 * - `killed`: for everything, nothing listens; for one path, the connection is cut before anything is passed on.
 */
export type Fault =
  | 'ok'
  | 'slow'
  | 'held'
  | 'hang'
  | 'stalled'
  | 'lost response'
  | 'cut response'
  | 'late'
  | '500'
  | 'portal'
  | '401'
  | '404'
  | '429'
  | 'killed';

interface Exchange {
  readonly fault: Fault;
  readonly milliseconds: number;
  readonly target: string;
  /** Added to the headers of every request. */
  readonly headers: OutgoingHttpHeaders;
  /** Receives the function that sends a held response. */
  readonly hold: (send: () => void) => void;
  /** Receives the function that settles a stalled request. */
  readonly stall: (settle: (fault: Fault) => void) => void;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Applies the fault to one request. */
export function applyFault(exchange: Exchange): void {
  const { fault, milliseconds, request, response } = exchange;
  switch (fault) {
    case 'ok':
    case 'held':
    case 'lost response':
    case 'cut response':
      pass(exchange);
      return;
    case 'slow':
      void letTimePass(milliseconds).then(() => pass(exchange));
      return;
    case 'late':
      void passLate(exchange);
      return;
    case 'hang':
      request.resume();
      return;
    case 'stalled':
      exchange.stall((settled) => applyFault({ ...exchange, fault: settled }));
      return;
    case '500':
      respond(exchange, 500, { status: false, message: 'The server had a problem' });
      return;
    case '401':
      respond(exchange, 401, { status: false, message: 'Unauthorized' });
      return;
    case '404':
      respond(exchange, 404, { status: false, message: 'There is no such call' });
      return;
    case '429':
      respond(exchange, 429, { status: false, message: 'Please wait 20 seconds before you ask for another OTP' });
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

function respond({ request, response }: Exchange, status: number, body: object): void {
  request.resume();
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' });
  response.end(JSON.stringify(body));
}

/** Hop-by-hop headers are not passed on. */
const hopByHopHeaders = new Set(['host', 'connection', 'keep-alive']);

function forwardedHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.has(name)));
}

/** The request arrives after its sender has given up. */
async function passLate({ milliseconds, target, headers: more, request }: Exchange): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  request.socket.destroy();
  await letTimePass(milliseconds);
  const headers = { ...forwardedHeaders(request.headers), ...more };
  const forwarded = send(new URL(request.url ?? '/', target), { method: request.method, headers, agent: false });
  forwarded.on('response', (reply) => reply.resume());
  forwarded.on('error', () => undefined);
  forwarded.end(Buffer.concat(parts));
}

function pass({ fault, target, headers: more, hold, request, response }: Exchange): void {
  const headers = { ...forwardedHeaders(request.headers), ...more };
  const forwarded = send(new URL(request.url ?? '/', target), { method: request.method, headers, agent: false });
  forwarded.on('response', (reply) => {
    if (fault === 'lost response') {
      reply.resume();
      reply.on('end', () => request.socket.destroy());
      return;
    }
    if (fault === 'cut response') {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const body = Buffer.concat(parts);
        response.writeHead(reply.statusCode ?? 502, {
          ...forwardedHeaders(reply.headers),
          'content-length': body.length,
        });
        response.write(body.subarray(0, Math.floor(body.length / 2)), () => request.socket.destroy());
      });
      return;
    }
    const finish = () => {
      response.writeHead(reply.statusCode ?? 502, { ...forwardedHeaders(reply.headers), Connection: 'close' });
      reply.pipe(response);
    };
    if (fault === 'held') hold(finish);
    else finish();
  });
  // When the target is gone, this server looks gone too.
  forwarded.on('error', () => request.socket.destroy());
  request.pipe(forwarded);
}
