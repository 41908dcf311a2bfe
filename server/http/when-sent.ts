import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';

/** A client that reads more slowly than this may send its next requests meanwhile. */
const longestWaitMs = 10_000;

/** Whether the client of this request has closed its connection. */
export function hasClientLeft(c: Context): boolean {
  const outgoing = outgoingOf(c);
  return outgoing !== undefined && (outgoing.closed || outgoing.destroyed || outgoing.req.socket.destroyed);
}

/**
 * Calls back once: when the response of this request has left for the network or its connection has ended, or after ten
 * seconds. At once for a request without a connection.
 */
export function whenSent(c: Context, callback: () => void): void {
  const outgoing = outgoingOf(c);
  // A client that left before has had its `close` already.
  if (outgoing === undefined || hasClientLeft(c)) {
    callback();
    return;
  }
  const timer = setTimeout(callback, longestWaitMs).unref();
  outgoing.once('close', () => {
    clearTimeout(timer);
    callback();
  });
}

/** Undefined for a request without a connection. */
function outgoingOf(c: Context): ServerResponse | undefined {
  return ((c.env ?? {}) as { readonly outgoing?: ServerResponse }).outgoing;
}
