import { setTimeout as wait } from 'node:timers/promises';
import type { Served } from './serve.ts';

/** Milliseconds that requests under way have when no more are taken. A gateway has ten seconds to answer. */
const grace = 15_000;
/** Milliseconds between two looks for connections whose last request has been answered, or that never had one. */
const idleEvery = 50;

interface Drain {
  /** For which requests are still taken, so that whoever sends them can learn that this copy is not ready any more. */
  readonly seconds: number;
  /** Ends that time early. */
  readonly hurry?: AbortSignal;
}

/** Not ready any more; then no new requests, an end to those under way, and an end to its storage. */
export async function stop(served: Served, drain: Drain = { seconds: 0 }): Promise<void> {
  const { server, readiness, silentConnections, closeStorage } = served;
  readiness.retire();
  // A kept connection would bring requests to the end.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  if (drain.seconds > 0)
    await wait(drain.seconds * 1000, undefined, { ...(drain.hurry && { signal: drain.hurry }) }).catch(() => undefined);
  await new Promise<void>((closed) => {
    const late = setTimeout(() => server.closeAllConnections(), grace);
    const idle = setInterval(() => {
      server.closeIdleConnections();
      silentConnections.end();
    }, idleEvery);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      closed();
    });
  });
  await closeStorage();
}

/** Ends the program on SIGTERM or SIGINT, once the server has stopped. A second signal waits for no balancer. */
export function stopOnSignal(served: Served, seconds: number): void {
  const hurry = new AbortController();
  let stopping = false;
  const end = () => {
    if (stopping) {
      hurry.abort();
      return;
    }
    stopping = true;
    stop(served, { seconds, hurry: hurry.signal }).then(
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
