import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What happens to requests on their way to the store. */
export type Weather =
  | { readonly kind: 'fine' }
  /** Each request waits. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Responds with 503 in place of the store. */
  | { readonly kind: 'busy' }
  /** Requests never get a response. */
  | { readonly kind: 'silent' };

export interface FaultProxy {
  readonly address: string;
  set: (weather: Weather) => void;
  readonly dispose: () => Promise<void>;
}

/** Forwards requests to the store unchanged, except for the fault that is set. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let weather: Weather = { kind: 'fine' };
  const { hostname, port: targetPort } = new URL(target);

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (weather.kind === 'silent') return;
    if (weather.kind === 'slow') await wait(weather.delayMs);
    if (weather.kind === 'busy') {
      incoming.resume();
      response.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    // The signature covers the Host header, so it stays that of the proxy.
    const outgoing = request({ host: hostname, port: targetPort, method, path: url, headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => void respond(incoming, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    set: (next) => {
      weather = next;
    },
    dispose: async () => {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
