import { setTimeout as wait } from 'node:timers/promises';
import type { Served } from './serve.ts';

/** How long requests in progress may take once the server refuses new ones. A gateway has ten seconds to respond. */
const requestTimeoutMs = 15_000;
/** How often the server closes connections that are idle or never had a request. */
const idleCheckIntervalMs = 50;

interface Drain {
  /** How long the server still accepts requests, so that load balancers see that it is not ready. */
  readonly seconds: number;
  /** Ends that time early. */
  readonly skip?: AbortSignal;
}

/** Reports that the server is not ready, then refuses new requests, waits for those in progress, and closes the storage. */
export async function stop(served: Served, drain: Drain = { seconds: 0 }): Promise<void> {
  const { server, readiness, silentConnections, closeStorage } = served;
  readiness.retire();
  // A persistent connection would send requests until the end.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  if (drain.seconds > 0)
    await wait(drain.seconds * 1000, undefined, { ...(drain.skip && { signal: drain.skip }) }).catch(() => undefined);
  await new Promise<void>((closed) => {
    const timeout = setTimeout(() => server.closeAllConnections(), requestTimeoutMs);
    const idle = setInterval(() => {
      server.closeIdleConnections();
      silentConnections.end();
    }, idleCheckIntervalMs);
    server.close(() => {
      clearTimeout(timeout);
      clearInterval(idle);
      closed();
    });
  });
  await closeStorage();
}

/** Ends the program on SIGTERM or SIGINT, once the server has stopped. A second signal skips the drain time. */
export function stopOnSignal(served: Served, seconds: number): void {
  const skip = new AbortController();
  let stopping = false;
  const end = () => {
    if (stopping) {
      skip.abort();
      return;
    }
    stopping = true;
    stop(served, { seconds, skip: skip.signal }).then(
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
