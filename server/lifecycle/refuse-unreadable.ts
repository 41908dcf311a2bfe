import { type RequestListener, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** What Node's parser reports, as the failure envelope of section 7. Node itself would send a status without a text. */
const refusals: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'This is too long to send. Shorten it and try again' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time' },
};
const unreadable = { status: 400, message: 'The request cannot be read' };

/** For how long a refused connection is read on: closed at once, it would reset before the client has the response. */
const readOnMs = 5000;

/** Responds to requests that Node cannot parse. `onRequest` belongs to the same server. */
export function refuseUnreadable(): {
  readonly onRequest: RequestListener;
  readonly onClientError: (error: NodeJS.ErrnoException, socket: Duplex) => void;
} {
  /** A response on them is in progress, or is the last one. */
  const taken = new WeakSet<Duplex>();
  return {
    onRequest: ({ socket }, response) => {
      taken.add(socket);
      response.once('close', () => taken.delete(socket));
    },
    onClientError: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      if (taken.has(socket)) return;
      taken.add(socket);
      const { status, message } = refusals[error.code ?? ''] ?? unreadable;
      const body = JSON.stringify({ status: false, message });
      const head = [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        'Connection: close',
      ];
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
      const timer = setTimeout(() => socket.destroy(), readOnMs);
      socket.once('close', () => clearTimeout(timer));
    },
  };
}
