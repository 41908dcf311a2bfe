import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** A connection younger than this may be about to send its first request. */
const firstRequestTimeoutMs = 1000;

/**
 * Tracks connections without a request. Browsers open them in advance. Node does not count them as idle, so
 * `server.close` would wait for them.
 */
export function trackSilentConnections(server: Server): { readonly end: () => void } {
  const silent = new Map<string, { readonly socket: Socket; readonly since: number }>();
  const add = (socket: Socket) => {
    const from = origin(socket);
    silent.set(from, { socket, since: performance.now() });
    socket.once('close', () => silent.get(from)?.socket === socket && silent.delete(from));
  };
  server.on('connection', add);
  // The same connection after the TLS handshake.
  server.on('secureConnection', add);
  server.prependListener('request', ({ socket }: IncomingMessage) => silent.delete(origin(socket)));
  return {
    end: () => {
      const latest = performance.now() - firstRequestTimeoutMs;
      for (const { socket, since } of silent.values()) if (since <= latest) socket.destroy();
    },
  };
}

function origin({ remoteAddress = '', remotePort = 0 }: Socket): string {
  return `${remoteAddress} ${String(remotePort)}`;
}
