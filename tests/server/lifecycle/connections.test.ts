import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describe, expect, test } from 'vitest';
import { listen, portOf } from '#server/lifecycle/listen.ts';
import { endedAfterTest } from '../support/ended-after-test.ts';

const ended = endedAfterTest();

async function serveWith(keepAliveSeconds: number, app = new Hono().get('*', (c) => c.text('ok'))) {
  const handler = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const server = await listen(handler, { port: 0, host: '127.0.0.1', tls: undefined, keepAliveSeconds });
  return portOf(ended.server(server));
}

async function connected(port: number): Promise<Socket> {
  const socket = ended.client(connect(port, '127.0.0.1'));
  await once(socket, 'connect');
  return socket;
}

/** Everything that the server sends until it ends the connection; 'reset' if it broke. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  return await new Promise((resolve) => {
    socket.once('error', () => resolve('reset'));
    socket.once('end', () => resolve(text));
  });
}

describe('connections that a balancer keeps', () => {
  const request = 'GET / HTTP/1.1\r\nHost: desk\r\n\r\n';

  /** How many of 40 pooled connections break when they are used again after a pause. */
  async function resets(keepAliveSeconds: number): Promise<number> {
    const port = await serveWith(keepAliveSeconds);
    const pool = await Promise.all(Array.from({ length: 40 }, () => connected(port)));
    await Promise.all(
      pool.map(async (socket) => {
        socket.write(request);
        await once(socket, 'data');
      }),
    );
    // Blocks the process, so that the server's time is over when the next requests are on their way. Node adds a second.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1300);
    const outcomes = pool.map(
      (socket) =>
        new Promise((resolve) => {
          socket.once('data', () => resolve('answered'));
          for (const end of ['error', 'close']) socket.once(end, () => resolve('reset'));
          // On a slow machine some have already ended.
          if (socket.destroyed) resolve('reset');
          else socket.write(request);
        }),
    );
    return (await Promise.all(outcomes)).filter((outcome) => outcome === 'reset').length;
  }

  test('break if the server closes them first, and never within its own time', async () => {
    expect(await resets(0.1)).toBe(40);
    expect(await resets(75)).toBe(0);
  });

  test('are announced with their time, and the headers of the next request may take longer', async () => {
    const port = await serveWith(90);
    const socket = await connected(port);
    socket.write(request);
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/keep-alive: timeout=90/i);
  });
});

describe('a request that the server cannot read has a response that the app understands', () => {
  const parsed = (response: string) => {
    const [head = '', body = ''] = response.split('\r\n\r\n');
    return {
      status: Number(head.split(' ')[1]),
      type: /content-type: (.*)/i.exec(head)?.[1],
      body: JSON.parse(body) as unknown,
    };
  };

  test.each([
    ['an address of 100 KB', `GET /api/v1/teams?search=${'x'.repeat(100_000)} HTTP/1.1\r\nHost: desk\r\n\r\n`],
    ['a header of 2 MB', `GET / HTTP/1.1\r\nHost: desk\r\nCookie: ${'x'.repeat(2_000_000)}\r\n\r\n`],
  ])('%s', async (_, request) => {
    const socket = await connected(await serveWith(75));
    socket.write(request);
    const message = 'This is too long to send. Shorten it and try again';
    expect(parsed(await received(socket))).toEqual({
      status: 431,
      type: 'application/json',
      body: { status: false, message },
    });
  });

  test('no HTTP', async () => {
    const socket = await connected(await serveWith(75));
    socket.write('hello\r\n\r\n');
    const body = { status: false, message: 'The request cannot be read' };
    expect(parsed(await received(socket))).toEqual({ status: 400, type: 'application/json', body });
  });

  test('but a response in progress is not mixed with another', async () => {
    const socket = await connected(
      await serveWith(
        75,
        new Hono().get('*', (c) => c.text('x'.repeat(100))),
      ),
    );
    socket.write('GET / HTTP/1.1\r\nHost: desk\r\n\r\nhello\r\n\r\n');
    const text = await new Promise<string>((resolve) => {
      socket.once('data', (bytes: Buffer) => resolve(bytes.toString()));
    });
    expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});

describe('a body that is refused', () => {
  const megabyte = Buffer.alloc(1024 * 1024);
  const limited = () =>
    new Hono().post('*', bodyLimit({ maxSize: 1000, onError: (c) => c.json({ status: false }, 413) }), async (c) =>
      c.text(await c.req.text()),
    );

  test.each([
    ['of 200 MB', 'keep-alive', { 'content-length': String(200 * 1024 * 1024) }],
    ['of 200 MB through a proxy that closes', 'close', { 'content-length': String(200 * 1024 * 1024) }],
    ['of 200 MB without a length', 'keep-alive', { 'transfer-encoding': 'chunked' }],
  ])('%s leaves its sender the response', async (_, connection, headers) => {
    const port = await serveWith(75, limited());
    const socket = await connected(port);
    const response = received(socket);
    const isChunked = 'transfer-encoding' in headers;
    const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST / HTTP/1.1\r\nHost: desk\r\nConnection: ${connection}\r\n${fields.join('')}\r\n`);
    for (let sent = 0; sent < 200; sent += 1) {
      if (isChunked) socket.write('100000\r\n');
      if (!socket.write(megabyte)) await once(socket, 'drain');
      if (isChunked) socket.write('\r\n');
    }
    if (isChunked) socket.write('0\r\n\r\n');
    // The next request on the connection has its response too.
    if (connection === 'keep-alive')
      socket.write('POST / HTTP/1.1\r\nHost: desk\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok');
    const statuses = [...(await response).matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(statuses).toEqual(connection === 'keep-alive' ? [413, 200] : [413]);
  });
});
