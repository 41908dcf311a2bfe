import { once } from 'node:events';
import type { Server } from 'node:http';
import { portOf } from '../../server/lifecycle/listen.ts';
import { serve } from '../../server/lifecycle/serve.ts';
import { stop } from '../../server/lifecycle/stop.ts';
import { readSettings } from '../../server/settings.ts';

/**
 * The product's own server in a separate process with added latency: every request, for a file or of the API, is
 * handled `BENCH_LATENCY` milliseconds after it arrived. A message takes it offline or brings it back on its port.
 */

export type Command = 'takeOffline' | 'bringOnline';

function slow(server: Server, milliseconds: number): void {
  const listeners = server.listeners('request') as ((...given: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (...given) => {
    setTimeout(() => {
      for (const listener of listeners) listener.apply(server, given);
    }, milliseconds);
  });
}

async function takeOffline(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

async function bringOnline(server: Server, port: number): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(port, '127.0.0.1');
  await listening;
}

const served = await serve(readSettings(process.env));
const { server, url } = served;
const port = portOf(server);
// A browser reuses its connections between the steps of a visit, as with any host.
server.keepAliveTimeout = 60_000;
slow(server, Number(process.env['BENCH_LATENCY']));

process.on('message', (command: Command) => {
  const done = command === 'takeOffline' ? takeOffline(server) : bringOnline(server, port);
  done.then(
    () => process.send?.({ done: command }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
// The parent process has ended, or wants this one to end.
process.on('disconnect', () => {
  stop(served).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.send?.({ ready: url });
