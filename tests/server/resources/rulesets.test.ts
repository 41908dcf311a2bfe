import { describe, expect, test } from 'vitest';
import { presets, usualRuleset } from '#domain/points/presets.ts';
import { rulesetOfWire, wireOf } from '#domain/points/ruleset-wire.ts';
import { entriesOf, newestEntry, restore } from '../history/entries.ts';
import { itemsOf } from '../support/api-response.ts';
import { newPassword, newUser } from '../support/new-user.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const scrim = wireOf({ ...usualRuleset, name: 'Scrim', finishCap: 8 });
const tagOf = ({ headers }: { readonly headers: Headers }) => headers.get('etag') ?? '';
const create = (json: object, headers = {}) => app().call('POST /api/v1/rulesets', { json, headers });
const update = (json: object, headers = {}) => app().call('PATCH /api/v1/rulesets', { json, headers });
const list = async () => itemsOf(await app().call('GET /api/v1/rulesets'));
const createdId = async (name: string) => (await create({ ...scrim, name })).body.data.id;

test.each(presets)('$name is stored and read back unchanged', async (ruleset) => {
  const { body } = await create(wireOf(ruleset));
  expect(body).toMatchObject({ status: true, message: 'Ruleset created successfully' });
  const found = (await list()).find(({ id }) => id === body.data.id);
  expect(rulesetOfWire({ ...found }, ruleset.id)).toEqual(ruleset);
});

test('a ruleset is changed only in the version that was read, removed, and restored with the history', async () => {
  const id = await createdId('Versions');
  const path = `GET /api/v1/rulesets/${id}`;
  const first = tagOf(await app().call(path));
  expect((await update({ id, ...scrim, name: 'Mine', finish_cap: '' }, { 'if-match': first })).body.data).toMatchObject(
    {
      name: 'Mine',
      finish_cap: null,
      lobby: 16,
    },
  );
  const refused = await update({ id, ...scrim, name: 'Theirs' }, { 'if-match': first });
  expect(refused).toMatchObject({ status: 412, body: { status: false, data: { name: 'Mine' } } });
  expect((await app().call(`DELETE /api/v1/rulesets?Id=${id}`)).body.message).toBe('Ruleset deleted successfully');
  expect((await app().call(path)).status).toBe(404);
  expect((await list()).map((each) => each.id)).not.toContain(id);

  const entries = await entriesOf(app(), `entity=rulesets&id=${id}`);
  expect(entries.map(({ action, record_name }) => [action, record_name])).toEqual([
    ['delete', 'Mine'],
    ['update', 'Mine'],
    ['create', 'Versions'],
  ]);
  const [removal, change] = entries;
  expect((await restore(app(), removal?.id ?? 0)).status).toBe(200);
  expect((await restore(app(), change?.id ?? 0)).body.data).toMatchObject({
    name: 'Versions',
    finish_cap: 8,
  });
});

test('a create with a key is one ruleset however often it is sent', async () => {
  const key = { 'idempotency-key': '"0b0f7b3e-7f3b-4d0e-9a52-7a4d8d1f6f10"' };
  const one = await create({ ...scrim, name: 'Once' }, key);
  expect((await create({ ...scrim, name: 'Once' }, key)).body).toEqual(one.body);
  expect((await list()).filter(({ name }) => name === 'Once')).toHaveLength(1);
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ places: '10-6-5', lobby: '2' }, 'places', '3 places have points, and a match has 2 teams'],
  [{ per_finish: '100' }, 'per_finish', 'A whole number from 0 to 99'],
  [{ finish_cap: '0' }, 'finish_cap', 'A whole number from 1 to 99'],
  [{ lobby: '101' }, 'lobby', 'A whole number from 2 to 100'],
  [{ order: 'total_finish' }, 'order', 'Rank by the total, and by each column once'],
  [{ order: 'total_point,total_point' }, 'order', 'Rank by the total, and by each column once'],
])('%j is refused as the dialog would refuse it', async (change, path, msg) => {
  const refused = await create({ ...scrim, ...change });
  expect(refused).toMatchObject({ status: 422, body: { status: false, errors: [{ path, msg }] } });
});

test('only admins read and change rulesets', async () => {
  const { email } = await newUser(app());
  const token = (await app().signIn(email, newPassword)).body.token.accessToken;
  const id = await createdId('Private');
  const calls = [
    ['GET /api/v1/rulesets', {}],
    [`GET /api/v1/rulesets/${id}`, {}],
    ['POST /api/v1/rulesets', { json: scrim }],
    ['PATCH /api/v1/rulesets', { json: { id, ...scrim } }],
    [`DELETE /api/v1/rulesets?Id=${id}`, {}],
  ] as const;
  for (const [call, sent] of calls) {
    expect((await app().call(call, { ...sent, token })).status, call).toBe(403);
    expect((await app().call(call, { ...sent, token: null })).status, call).toBe(401);
  }
});

describe('a tournament', () => {
  const save = (json: object) => app().call('PATCH /api/v1/events/tournament', { json: { id: 11, ...json } });
  const read = async () => (await app().call('GET /api/v1/events/tournament/11')).body.data;

  test('carries the id of a ruleset, or the name of one of the app, and its name', async () => {
    expect(await read()).toMatchObject({ ruleset_id: null, ruleset_name: null });
    const id = await createdId('Finals');
    expect((await save({ ruleset_id: String(id) })).body.data).toMatchObject({
      ruleset_id: String(id),
      ruleset_name: 'Finals',
    });
    expect((await save({ ruleset_id: 'preset-15' })).body.data).toMatchObject({
      ruleset_id: 'preset-15',
      ruleset_name: null,
    });
    for (const ruleset_id of ['999999', '9999999999']) {
      expect(await save({ ruleset_id })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'ruleset_id', msg: 'Ruleset does not exist' }] },
      });
    }
    expect((await save({ ruleset_id: 'Preset 15' })).status).toBe(400);
    expect((await save({ name: 'Still the same' })).body.data.ruleset_id).toBe('preset-15');
    expect((await save({ ruleset_id: '' })).body.data.ruleset_id).toBeNull();
  });

  test('keeps a removed ruleset until another one is chosen', async () => {
    const id = await createdId('Short');
    await save({ ruleset_id: String(id) });
    expect((await app().call(`DELETE /api/v1/rulesets?Id=${id}`)).status).toBe(200);
    expect((await read()).ruleset_id).toBe(String(id));
  });

  test('has penalties with their reasons in its rows, and a restore removes them', async () => {
    const row = { chicken_dinner: 0, matches_played: 1, total_finish: 5, position_point: 12, total_point: 7 };
    const rows = [
      { team_id: 32, ...row, adjustment: '-10', reason: 'late' },
      { team_id: 33, ...row, adjustment: '', reason: 'nothing to explain' },
      { team_id: 34, ...row },
    ];
    const before = (await read()).pointTable;
    const saved = (await save({ pointTable: rows })).body.data.pointTable;
    expect(saved).toMatchObject([{ adjustment: -10, reason: 'late' }, { team_id: 33 }, { team_id: 34 }]);
    expect(saved.slice(1).map((each: object) => 'adjustment' in each || 'reason' in each)).toEqual([false, false]);
    expect((await save({ pointTable: [{ team_id: 32, ...row, adjustment: '10000' }] })).status).toBe(422);
    const { id } = await newestEntry(app(), 'entity=tournaments&id=11');
    expect((await restore(app(), id)).status).toBe(200);
    expect((await read()).pointTable).toEqual(before);
  });
});
