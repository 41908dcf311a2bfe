import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { inOrder } from '#server/lifecycle/in-order.ts';
import { portOf } from '#server/lifecycle/listen.ts';
import { letTimePass } from '../../support/let-time-pass.ts';
import { endedAfterTest } from '../support/ended-after-test.ts';

const ended = endedAfterTest();
let server: Server;

/** A server whose responses the test sends. */
async function start() {
  const handled: { readonly path: string | undefined; readonly response: ServerResponse }[] = [];
  const handle = inOrder(async ({ url }, response) => handled.push({ path: url, response }));
  server = ended.server(createServer((request, response) => void handle(request, response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { handled, paths: () => handled.map(({ path }) => path) };
}

/** Requests that a client sends at once on one connection. */
async function send(
  ...paths: readonly string[]
): Promise<{ readonly client: Socket; readonly received: () => string }> {
  const client = ended.client(connect(portOf(server), '127.0.0.1'));
  let text = '';
  client.on('data', (data: Buffer) => {
    text += data.toString();
  });
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`).join(''));
  return { client, received: () => text };
}

test('a request of a connection is handled when the response before it has left', async () => {
  const { handled, paths } = await start();
  const { received } = await send('/1', '/2', '/3');
  await expect.poll(paths).toEqual(['/1']);
  await letTimePass(50);
  expect(paths()).toEqual(['/1']);
  handled[0]?.response.end('first');
  await expect.poll(paths).toEqual(['/1', '/2']);
  handled[1]?.response.end('second');
  await expect.poll(paths).toEqual(['/1', '/2', '/3']);
  handled[2]?.response.end('third');
  await expect.poll(received).toMatch(/first.*second.*third/s);
});

test('other connections do not wait', async () => {
  const { paths } = await start();
  await send('/1', '/2');
  await expect.poll(paths).toEqual(['/1']);
  await send('/other');
  await expect.poll(paths).toEqual(['/1', '/other']);
});

test('a later request on the same connection is handled at once', async () => {
  const { handled, paths } = await start();
  const { client, received } = await send('/1');
  await expect.poll(paths).toEqual(['/1']);
  handled[0]?.response.end('first');
  await expect.poll(received).toContain('first');
  client.write('GET /2 HTTP/1.1\r\nHost: test\r\n\r\n');
  await expect.poll(paths).toEqual(['/1', '/2']);
});

test('the waiting requests of a client that leaves are not handled', async () => {
  const { handled, paths } = await start();
  const { client } = await send('/1', '/2', '/3');
  await expect.poll(paths).toEqual(['/1']);
  const closed = once(handled[0]?.response ?? server, 'close');
  client.destroy();
  await closed;
  await letTimePass(50);
  expect(paths()).toEqual(['/1']);
});
