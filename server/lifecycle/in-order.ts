import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/**
 * Handles the requests of a connection one after the other. The responses have to leave in this order anyway, so a client
 * that sends many requests and reads no response delays only itself.
 */
export function inOrder(handle: Handler): Handler {
  const lastOf = new WeakMap<Socket, ServerResponse>();
  return async (request, response) => {
    const { socket } = request;
    const before = lastOf.get(socket);
    lastOf.set(socket, response);
    if (before !== undefined && !before.closed) await new Promise((done) => before.once('close', done));
    if (!socket.destroyed) await handle(request, response);
  };
}
