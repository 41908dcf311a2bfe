import { expect, test } from 'vitest';
import { createRequestTurns, requestTurnLimits } from '#server/auth/limits/request-turns.ts';
import { eventually } from '../../support/eventually.ts';
import { openTestApp } from '../support/test-app.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Requests that end when the test ends them. */
function open() {
  const turns = createRequestTurns({ running: 2, waiting: 3 });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string, key: string) => {
    const sent = (async () => {
      const endTurn = await turns.begin(key);
      started.push(name);
      await new Promise<void>((done) => ends.set(name, done));
      endTurn();
      // A second end of the same turn counts as none.
      endTurn();
      return name;
    })();
    sent.catch(() => undefined);
    return sent;
  };
  return { send, started, end: (name: string) => ends.get(name)?.() };
}

test('requests of a session above its limit run in their order, one for each that ends', async () => {
  const { send, started, end } = open();
  const sent = ['a', 'b', 'c', 'd'].map((name) => send(name, 'one'));
  await settle();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  await settle();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(sent)).toEqual(['a', 'b', 'c', 'd']);
});

test('another session does not wait', async () => {
  const { send, started } = open();
  for (const name of ['a', 'b', 'c', 'd']) void send(name, 'one');
  void send('other', 'two');
  await settle();
  expect(started).toEqual(['a', 'b', 'other']);
});

test('a session with too many waiting requests is refused and can send again later', async () => {
  const { send, started, end } = open();
  for (const name of ['a', 'b', 'c', 'd', 'e']) void send(name, 'one');
  await expect(send('f', 'one')).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await settle();
    end(name);
  }
  await settle();
  void send('g', 'one');
  await settle();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
});

test('a session whose requests hang delays only itself', async () => {
  let deliver: () => void = () => undefined;
  const gateway = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  let atGateway = 0;
  const { call, signIn, close } = await openTestApp({
    gateway: async () => {
      atGateway += 1;
      await gateway;
    },
  });
  const { body } = await signIn();
  const list = 'GET /api/v1/games?page=1&perPage=10';
  // Signs the default session in.
  await call(list);
  const send = () => call('GET /api/v1/news/sendCustomNotification?title=Hello');
  const hanging = Array.from({ length: requestTurnLimits.running }, send);
  await eventually(() => expect(atGateway).toBe(hanging.length));
  // The call that the session's requests delay, sent last.
  let hasAnswered = false;
  const delayed = call(list).then(({ status }) => {
    hasAnswered = true;
    return status;
  });
  const other = await call(list, { token: body.token.accessToken });
  expect([other.status, hasAnswered]).toEqual([200, false]);
  // Dropdowns have turns of their own.
  expect((await call('GET /api/v1/teams/all')).status).toBe(200);
  expect(hasAnswered).toBe(false);
  deliver();
  expect(await delayed).toBe(200);
  expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual(hanging.map(() => 200));
  await close();
});

test('reads the bodies of six writes of a session at a time', async () => {
  const { fetch, signIn, close } = await openTestApp();
  const { body } = await signIn();
  let reading = 0;
  const ends: (() => void)[] = [];
  const write = () => {
    const slowBody = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          reading += 1;
          await new Promise<void>((resolve) => ends.push(resolve));
          controller.enqueue(new TextEncoder().encode('{}'));
          controller.close();
        },
      },
      // Nothing is read in advance.
      { highWaterMark: 0 },
    );
    const headers = { authorization: `Bearer ${body.token.accessToken}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: slowBody, duplex: 'half' } as RequestInit;
    return fetch(new Request('http://localhost/api/v1/teams', init));
  };
  const { running } = requestTurnLimits;
  const sent = Array.from({ length: running + 2 }, write);
  await eventually(() => expect(reading).toBe(running));
  await settle();
  expect(reading).toBe(running);
  ends[0]?.();
  await eventually(() => expect(reading).toBe(running + 1));
  ends[1]?.();
  await eventually(() => expect(reading).toBe(running + 2));
  for (const end of ends) end();
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 422));
  await close();
});
