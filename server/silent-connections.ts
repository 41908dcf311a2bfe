import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds for which a new connection may be about to bring its first request. */
const patience = 1000;

/**
 * Connections that have not brought a request yet. Browsers open them beforehand and keep them; Node does not count them as
 * idle, and would wait for them to the end.
 */
export function watchSilent(server: Server): { readonly end: () => void } {
  const silent = new Map<string, { readonly socket: Socket; readonly since: number }>();
  const note = (socket: Socket) => {
    const from = origin(socket);
    silent.set(from, { socket, since: performance.now() });
    socket.once('close', () => silent.get(from)?.socket === socket && silent.delete(from));
  };
  server.on('connection', note);
  // The same one, encrypted.
  server.on('secureConnection', note);
  server.prependListener('request', ({ socket }: IncomingMessage) => silent.delete(origin(socket)));
  return {
    end: () => {
      const latest = performance.now() - patience;
      for (const { socket, since } of silent.values()) if (since <= latest) socket.destroy();
    },
  };
}

function origin({ remoteAddress = '', remotePort = 0 }: Socket): string {
  return `${remoteAddress} ${String(remotePort)}`;
}
