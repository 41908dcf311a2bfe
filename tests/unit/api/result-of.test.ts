import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallEnded } from '#api/pipeline.ts';
import { type Call, resultOf } from '#api/result-of.ts';
import { apiOf } from '../../support/api-of.ts';

const online = apiOf({ reachable: async () => true });
const offline = apiOf({ reachable: async () => false });

const read: Call<string> = { kind: 'read', schema: z.string() };
const write: Call<string> = { ...read, kind: 'write' };

/** A reply of openapi-fetch with this status and body. */
const reply = (status: number, body: unknown) => () =>
  Promise.resolve({ [status < 400 ? 'data' : 'error']: body, response: new Response(null, { status }) });

/** The same with headers. */
const replyWith = (headers: Readonly<Record<string, string>>, status: number, body: unknown) => () =>
  Promise.resolve({
    [status < 400 ? 'data' : 'error']: body,
    response: new Response(null, { status, headers }),
  });

const failing = (error: unknown) => () => Promise.reject(error);
const refusal = { status: false, message: 'Not saved', errors: [{ path: 'name', msg: 'Name is required' }] };

const compared: Call<string, string> = { ...write, current: z.string() };
const ifMatch = { status: false, message: 'Changed', data: 'the record' };
const inProgress = { status: false, message: 'In progress' };

test.each<[string, Call<string>, Parameters<typeof resultOf>[2], object]>([
  [
    'a record with its version',
    read,
    replyWith({ ETag: '"7"' }, 200, { status: true, message: '', data: 'x' }),
    { kind: 'ok', data: 'x', version: '"7"' },
  ],
  [
    'a record whose tag identifies no version',
    read,
    replyWith({ ETag: 'W/"7"' }, 200, { status: true, message: '', data: 'x' }),
    { kind: 'ok', data: 'x' },
  ],
  [
    'a write over another version',
    compared,
    replyWith({ ETag: '"8"' }, 412, ifMatch),
    { kind: 'outdated', message: 'Changed', current: 'the record', version: '"8"' },
  ],
  ['a 412 without a record', compared, reply(412, { ...ifMatch, data: 7 }), { kind: 'rejected', message: 'Changed' }],
  ['a 412 that was not asked for', write, reply(412, ifMatch), { kind: 'rejected', message: 'Changed' }],
  [
    'a create whose first request is still running',
    { ...write, isKeyed: true },
    replyWith({ 'Retry-After': '1' }, 409, inProgress),
    { kind: 'unknown', message: 'In progress' },
  ],
  [
    'a conflict of a create with a key',
    { ...write, isKeyed: true },
    reply(409, inProgress),
    { kind: 'rejected', message: 'In progress' },
  ],
  [
    'a conflict of a create without a key',
    write,
    replyWith({ 'Retry-After': '1' }, 409, inProgress),
    { kind: 'rejected', message: 'In progress' },
  ],
  [
    'a good response',
    read,
    reply(200, { status: true, message: 'Here', data: 'x' }),
    { kind: 'ok', data: 'x', message: 'Here' },
  ],
  ['data of another shape', read, reply(200, { status: true, message: '', data: 7 }), { kind: 'fault' }],
  [
    'a refusal, of which the first validation message is shown',
    write,
    reply(422, refusal),
    { kind: 'rejected', message: 'Name is required', errors: refusal.errors },
  ],
  ['a refusal with 200', write, reply(200, refusal), { kind: 'rejected', message: 'Name is required' }],
  [
    'a refusal that only has a message',
    write,
    reply(409, { status: false, message: 'In use' }),
    { kind: 'rejected', message: 'In use', errors: [] },
  ],
  [
    'errors that say param for path',
    write,
    reply(400, { status: false, message: '', errors: [{ param: 'name', msg: 'Bad' }] }),
    { kind: 'rejected', errors: [{ path: 'name', msg: 'Bad' }] },
  ],
  [
    'a 401 that a new token did not fix',
    read,
    reply(401, { status: false, message: 'No' }),
    { kind: 'rejected', message: 'No' },
  ],
  [
    'a 500 with the envelope',
    write,
    reply(500, { status: false, message: 'Broken' }),
    { kind: 'fault', message: 'Broken' },
  ],
  ['a page with an error status', read, reply(503, '<html>'), { kind: 'fault' }],
  [
    'a proxy that refuses a long address',
    read,
    reply(431, '<html>'),
    { kind: 'rejected', message: 'This is too long to send. Shorten it and try again' },
  ],
  [
    'a proxy that refuses a large file',
    write,
    reply(413, '<html>'),
    { kind: 'rejected', message: 'The request is too large' },
  ],
  ['a gateway that gave up on a write', write, reply(504, '<html>'), { kind: 'unknown' }],
  ['a gateway that gave up on a read', read, reply(502, '<html>'), { kind: 'fault' }],
  ['an empty response', read, reply(200, undefined), { kind: 'fault' }],
  ['a page where JSON was due', read, failing(new SyntaxError('Unexpected token <')), { kind: 'fault' }],
  [
    'no network for a read',
    read,
    failing(new TypeError('Failed to fetch')),
    { kind: 'offline', message: 'Failed to fetch' },
  ],
  [
    'no response to a write',
    write,
    failing(new TypeError('Failed to fetch')),
    { kind: 'unknown', message: 'Failed to fetch' },
  ],
  [
    'a token that could not be refreshed',
    write,
    failing(new CallEnded({ kind: 'sessionExpired', message: 'Gone' })),
    { kind: 'sessionExpired', message: 'Gone' },
  ],
])('%s', async (_, call, send, expected) => {
  expect(await resultOf(online, call, send)).toMatchObject(expected);
});

test('without a connection a write is not sent, but a read is', async () => {
  const send = vi.fn(reply(200, { status: true, message: '', data: 'x' }));
  expect(await resultOf(offline, write, send)).toEqual({ kind: 'offline', message: 'You are offline' });
  expect(send).not.toHaveBeenCalled();
  expect(await resultOf(offline, read, send)).toMatchObject({ kind: 'ok' });
});
