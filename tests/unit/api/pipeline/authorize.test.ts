import { expect, test, vi } from 'vitest';
import type { OwnApi, TokenRefresh } from '#api/api.ts';
import { CallEnded, sendRequest } from '#api/pipeline.ts';
import { apiOf } from '../../../support/api-of.ts';

const url = 'http://api.test/api/v1/teams';

/** Sends requests of calls that carry the token. */
function senderOf({ session, ...options }: Parameters<typeof apiOf>[0] & Partial<Pick<OwnApi, 'session'>>) {
  const api = { ...apiOf(options), session };
  return (request: Request) => sendRequest(api, { kind: 'write' }, request);
}

/** A server that accepts one token, and a session that refreshes a rejected one. */
function setUp({ good, held, refreshed }: { good: string; held: string | null; refreshed?: TokenRefresh }) {
  const bodies: string[] = [];
  const server = vi.fn(async (request: Request) => {
    bodies.push(await request.text());
    const isGood = request.headers.get('Authorization') === `Bearer ${good}`;
    return new Response(null, { status: isGood ? 200 : 401 });
  });
  const refresh = vi.fn(async () => refreshed ?? ({ kind: 'repeat', accessToken: good } as const));
  return {
    send: senderOf({ credentials: { accessToken: () => held, refresh }, fetch: server }),
    server,
    refresh,
    bodies,
  };
}

test('a call sends the token', async () => {
  const { send, refresh } = setUp({ good: 'a', held: 'a' });
  expect((await send(new Request(url))).status).toBe(200);
  expect(refresh).not.toHaveBeenCalled();
});

test('a rejected call is repeated once with a new token, including its multipart body', async () => {
  const { send, refresh, bodies } = setUp({ good: 'b', held: 'a' });
  const body = new FormData();
  body.append('name', 'Vitality');
  body.append('image', new File(['picture'], 'a.png'));
  expect((await send(new Request(url, { method: 'POST', body }))).status).toBe(200);
  expect(refresh).toHaveBeenCalledExactlyOnceWith('a');
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toContain('picture');
  expect(bodies[1]).toBe(bodies[0]);
});

test('a repeated call that is rejected is not repeated again', async () => {
  const { send, server } = setUp({ good: 'c', held: 'a', refreshed: { kind: 'repeat', accessToken: 'b' } });
  expect((await send(new Request(url))).status).toBe(401);
  expect(server).toHaveBeenCalledTimes(2);
});

test('a call whose token cannot be refreshed is rejected with the reason', async () => {
  const failure = { kind: 'offline', message: 'Failed to fetch' } as const;
  const { send, server } = setUp({ good: 'b', held: 'a', refreshed: { kind: 'giveUp', failure } });
  await expect(send(new Request(url))).rejects.toEqual(new CallEnded(failure));
  expect(server).toHaveBeenCalledOnce();
});

test('without a token nothing is sent', async () => {
  const { send, server } = setUp({ good: 'a', held: null });
  await expect(send(new Request(url))).rejects.toBeInstanceOf(CallEnded);
  expect(server).not.toHaveBeenCalled();
});

test('a call of a session that has ended is not sent, also when the same user has signed in again', async () => {
  let session = 1;
  const server = vi.fn(async () => new Response(null));
  const send = senderOf({ credentials: { session: () => session }, fetch: server, session: 1 });
  await send(new Request(url, { method: 'POST' }));
  session = 2;
  await expect(send(new Request(url, { method: 'POST' }))).rejects.toBeInstanceOf(CallEnded);
  expect(server).toHaveBeenCalledOnce();
});

test("a user's call is not repeated after another user has signed in", async () => {
  let session = 1;
  const server = vi.fn(async () => new Response(null, { status: 401 }));
  const refresh = async () => {
    session = 2;
    return { kind: 'repeat', accessToken: 'of another' } as const;
  };
  const credentials = { holder: () => session, session: () => session, refresh };
  const send = senderOf({ credentials, fetch: server });
  await expect(send(new Request(url, { method: 'POST' }))).rejects.toBeInstanceOf(CallEnded);
  expect(server).toHaveBeenCalledOnce();
});
