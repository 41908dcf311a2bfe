import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Context } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { hasClientLeft, whenSent } from '#server/http/when-sent.ts';
import { eventually } from '../../support/eventually.ts';

afterEach(() => vi.useRealTimers());

/** More than the buffers of a connection hold. */
const large = Buffer.alloc(30_000_000);

/** A client that asks for this content and does not read it. */
async function ask(content: Buffer, callback: () => void) {
  const server = createServer((_, outgoing) => {
    whenSent(contextOf({ outgoing }), callback);
    outgoing.end(content);
    server.emit('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.pause();
  const answered = new Promise((resolve) => server.once('answered', resolve));
  client.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  await answered;
  return {
    client,
    close: async () => {
      client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const contextOf = (env: object) => ({ env }) as unknown as Context;

async function someTurns(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('calls back once, when a response has left', async () => {
  const callback = vi.fn();
  const { close } = await ask(Buffer.from('ok'), callback);
  await eventually(() => expect(callback).toHaveBeenCalledOnce());
  await close();
  expect(callback).toHaveBeenCalledOnce();
});

test.each(['resume', 'destroy'] as const)('waits for a client that does not read, until %s', async (act) => {
  const callback = vi.fn();
  const { client, close } = await ask(large, callback);
  await someTurns();
  expect(callback).not.toHaveBeenCalled();
  client[act]();
  await eventually(() => expect(callback).toHaveBeenCalledOnce());
  await close();
});

test('calls back at once when the client has left before', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  const [, outgoing] = await new Promise<[IncomingMessage, ServerResponse]>((resolve) => {
    server.once('request', (...given) => resolve(given));
  });
  client.destroy();
  await new Promise((resolve) => outgoing.once('close', resolve));
  const callback = vi.fn();
  whenSent(contextOf({ outgoing }), callback);
  expect(callback).toHaveBeenCalledOnce();
  expect(hasClientLeft(contextOf({ outgoing }))).toBe(true);
  await new Promise((resolve) => server.close(resolve));
});

test('waits ten seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const callback = vi.fn();
  const { close } = await ask(large, callback);
  vi.advanceTimersByTime(9999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await close();
});

test('calls back at once without a connection', () => {
  const callback = vi.fn();
  whenSent(contextOf({}), callback);
  expect(callback).toHaveBeenCalledOnce();
});
