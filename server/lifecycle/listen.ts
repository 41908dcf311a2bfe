import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { UserError } from '#server/cli/user-error.ts';
import { type Handler, inOrder } from './in-order.ts';
import { readOn } from './read-on.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import type { Tls } from './tls.ts';

interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** Without it the server speaks plain http. */
  readonly tls: Tls | undefined;
  /** For how long a connection without a request stays open. */
  readonly keepAliveSeconds: number;
}

/** A connection on which nothing moves for this long is closed: a client that does not read holds its responses in memory. */
const silentForMs = 120_000;
/** For how long the headers of a request may arrive, in milliseconds. */
const headersMs = 10_000;

/** @throws UserError when the server cannot listen on the port. */
export async function listen(handler: Handler, { port, host, tls, keepAliveSeconds }: ListenOptions): Promise<Server> {
  const inTurn = inOrder(handler);
  const onRequest: RequestListener = (request, response) => void inTurn(request, response);
  const server = tls ? createSecureServer(tls, onRequest) : createServer(onRequest);
  server.setTimeout(silentForMs);
  server.keepAliveTimeout = keepAliveSeconds * 1000;
  // A connection that waits for its next request must not end for lack of headers.
  server.headersTimeout = Math.max(server.headersTimeout, server.keepAliveTimeout + headersMs);
  const refusing = refuseUnreadable();
  server.prependListener('request', refusing.onRequest);
  server.prependListener('request', readOn);
  server.on('clientError', refusing.onClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new UserError(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
  return server;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the other program, or set PORT to another port.`;
  if (code === 'EACCES') return `This account may not use port ${port}. Set PORT to another port.`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

/** The port that the server listens on. For port 0 the system has chosen a free one. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
