import type { Server } from 'node:http';

/** Milliseconds that requests under way have when the server is told to stop. */
const grace = 5000;

/** On SIGTERM or SIGINT: no new requests, an end to those under way, then whatever has to be closed. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(late);
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
