import type { Served } from './serve.ts';

/** Milliseconds that requests under way have when the server is told to stop. */
const grace = 5000;

/** No new requests, an end to those under way, then an end to its storage. */
export async function stop({ server, closeStorage }: Served): Promise<void> {
  await new Promise<void>((closed) => {
    const late = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(late);
      closed();
    });
    server.closeIdleConnections();
  });
  await closeStorage();
}

/** Ends the program on SIGTERM or SIGINT, once the server has stopped. */
export function stopOnSignal(served: Served): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop(served).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
