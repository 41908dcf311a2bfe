import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { idempotent } from '#server/http/repeated/idempotent.ts';
import { lifecycles } from '../support/calls.ts';
import { pictureFile } from '../support/pictures.ts';
import { withApp } from '../support/with-app.ts';
import { entriesOf } from './entries.ts';

const app = withApp();
const keyed = (key: string) => ({ headers: { 'idempotency-key': `"${key}"` } });
const team = (name: string) => ({ name, full_name: name, game_id: '1' });
const count = async (search: string) => (await app().call(`GET /api/v1/teams?search=${search}`)).body.data.totalData;

describe.each(lifecycles)('$label', ({ create, sent }) => {
  test('the same request with the same key creates one record, also a day later', async () => {
    const { call, wait } = app();
    const key = randomUUID();
    const first = await call(create, { json: sent, ...keyed(key) });
    expect(first.body.status).toBe(true);
    wait(23 * 60 * 60_000);
    const second = await call(create, { json: sent, ...keyed(key) });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect((await call(create, { json: sent, ...keyed(randomUUID()) })).body.data.id).not.toBe(first.body.data.id);
  });
});

describe('a create with an Idempotency-Key', () => {
  test('is refused for another request with the same key', async () => {
    const key = randomUUID();
    await app().call('POST /api/v1/teams', { json: team('Key A'), ...keyed(key) });
    expect((await app().call('POST /api/v1/teams', { json: team('Key B'), ...keyed(key) })).status).toBe(422);
    const game = { form: { name: 'Key A', image: pictureFile('png') } };
    expect((await app().call('POST /api/v1/games', { ...game, ...keyed(key) })).status).toBe(422);
  });

  test('creates one record with one entry when many arrive at once', async () => {
    const key = randomUUID();
    const send = () => app().call('POST /api/v1/teams', { json: team('Many'), ...keyed(key) });
    const responses = await Promise.all([send(), send(), send(), send()]);
    for (const { status, headers } of responses) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(headers.get('retry-after')).toBe('1');
    }
    const { id } = (await send()).body.data;
    expect(await count('many')).toBe(1);
    expect(await entriesOf(app(), `entity=teams&id=${id}`)).toHaveLength(1);
  });

  test('is not refused because of the record that the first request has created meanwhile', async () => {
    const { db, now } = app();
    const version = { expected: undefined, send: () => undefined };
    const request = {
      key: `"${randomUUID()}"`,
      userId: 1,
      operationId: 'createTeam',
      body: team('Meanwhile'),
      version,
    };
    const first = () =>
      idempotent<object>(db, request, { now: now(), run: ({ transact }) => transact(async () => ({ id: 7 })) });
    const second = await idempotent<object>(db, request, {
      now: now(),
      run: async () => {
        await first();
        throw new Refusal(409, 'There is a team with this name');
      },
    });
    expect(second).toEqual({ id: 7 });
    const other = { ...request, key: `"${randomUUID()}"` };
    const refused = async () => Promise.reject(new Refusal(409, 'There is a team with this name'));
    await expect(idempotent(db, other, { now: now(), run: refused })).rejects.toThrow('There is a team');
  });

  test('stores no refusal: the corrected request may use the key', async () => {
    const key = randomUUID();
    const wrong = { ...team('Refused'), game_id: '700' };
    expect((await app().call('POST /api/v1/teams', { json: wrong, ...keyed(key) })).status).toBe(422);
    expect((await app().call('POST /api/v1/teams', { json: team('Refused'), ...keyed(key) })).status).toBe(200);
  });

  test('belongs to its user, and two creates with equal values and two keys are two', async () => {
    const { call, signIn } = app();
    const user = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com', mobile_no: '9000000001' };
    const password = Buffer.from('Secret@123').toString('base64');
    const key = randomUUID();
    const json = { ...user, password, status: '1' };
    const first = await call('POST /api/v1/users/create', { json, ...keyed(key) });
    expect((await call('POST /api/v1/users/create', { json, ...keyed(key) })).body).toEqual(first.body);
    const token: string = (await signIn(user.email, 'Secret@123')).body.token.accessToken;
    expect((await call('POST /api/v1/users/create', { json, token, ...keyed(key) })).status).toBe(403);
    for (const own of [randomUUID(), randomUUID()])
      await call('POST /api/v1/teams', { json: team('Equal'), ...keyed(own) });
    expect(await count('equal')).toBe(2);
  });

  test('works for categories, and a malformed key is refused', async () => {
    const json = { items: [{ id: '81', name: 'Chess' }] };
    const key = randomUUID();
    await app().call('POST /api/v1/news/category', { json, ...keyed(key) });
    expect((await app().call('POST /api/v1/news/category', { json, ...keyed(key) })).status).toBe(200);
    const malformed = { headers: { 'idempotency-key': key } };
    expect((await app().call('POST /api/v1/teams', { json: team('Bad'), ...malformed })).status).toBe(400);
  });
});
