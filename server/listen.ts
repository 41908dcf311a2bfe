import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Tls } from './tls.ts';
import { UserError } from './user-error.ts';

interface Place {
  readonly port: number;
  readonly host: string;
  /** Without it the server speaks plain http. */
  readonly tls: Tls | undefined;
}

/** @throws UserError when the port cannot be had. */
export async function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  { port, host, tls }: Place,
): Promise<Server> {
  const answer = (request: IncomingMessage, response: ServerResponse) => void handler(request, response);
  const server = tls ? createSecureServer(tls, answer) : createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new UserError(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
  return server;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set PORT to another one.`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

/** The port that was had: the one asked for, or a free one for 0. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
