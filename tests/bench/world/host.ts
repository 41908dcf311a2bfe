import { once } from 'node:events';
import type { Server } from 'node:http';
import { portOf } from '#server/listen.ts';
import { serve } from '#server/serve.ts';
import { readSettings } from '#server/settings.ts';
import { stop } from '#server/stop.ts';

/**
 * The product's own server in a process of its own, behind a line that takes time: every request, for a file or of the
 * API, is taken up `BENCH_LATENCY` milliseconds after it came. By a word it falls dead, or comes back on its port.
 */

export type Word = 'die' | 'revive';

function slow(server: Server, milliseconds: number): void {
  const answers = server.listeners('request') as ((...given: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (...given) => {
    setTimeout(() => {
      for (const answer of answers) answer.apply(server, given);
    }, milliseconds);
  });
}

async function die(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

async function revive(server: Server, port: number): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(port, '127.0.0.1');
  await listening;
}

const served = await serve(readSettings(process.env));
const { server, url } = served;
const port = portOf(server);
// A browser keeps its connections between the steps of a visit, as it does with any host.
server.keepAliveTimeout = 60_000;
slow(server, Number(process.env['BENCH_LATENCY']));

process.on('message', (word: Word) => {
  const done = word === 'die' ? die(server) : revive(server, port);
  done.then(
    () => process.send?.({ done: word }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
// Whoever started it has gone, or wants it to go.
process.on('disconnect', () => {
  stop(served).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.send?.({ ready: url });
