import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { history } from '#server/db/schema/history.ts';
import { changeOf, lifecycles } from '../support/calls.ts';
import { pictureFile } from '../support/pictures.ts';
import { withApp } from '../support/with-app.ts';
import { type Entry, entriesOf, newestEntry } from './entries.ts';

const app = withApp();
const fieldsOf = ({ changes }: Entry) => changes.map(({ field }) => field);

describe.each(lifecycles)('$label', (lifecycle) => {
  const { list, create, remove, sent, change } = lifecycle;

  test('each change appends one entry', async () => {
    const { call } = app();
    const { id } = (await call(create, { json: sent })).body.data;
    const created = await newestEntry(app(), `id=${id}`);
    expect(created).toMatchObject({ record_id: id, action: 'create', user: { id: 1, name: 'Demo Admin' } });
    expect(fieldsOf(created)).toEqual(expect.arrayContaining(Object.keys(sent)));

    await call(...changeOf(lifecycle, id));
    const of = `entity=${created.entity}&id=${id}`;
    expect(fieldsOf(await newestEntry(app(), of))).toEqual(expect.arrayContaining(Object.keys(change)));

    await call(...changeOf(lifecycle, id));
    await call(`${remove}?Id=${id}`);
    const all = await entriesOf(app(), of);
    expect(all.map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    expect(all[0]?.changes.every(({ after }) => after === null)).toBe(true);
    expect((await call(`${list}?page=1`)).body.data.data).not.toContainEqual(expect.objectContaining({ id }));
  });
});

test('the name of a resource is the one in the capabilities', async () => {
  const { data } = (await app().call('GET /api/v1/capabilities')).body;
  const resources = Object.keys((data as unknown as { readonly filters: object }).filters);
  const [named] = await app().db.select({ entity: sql<string>`string_agg(distinct entity, ',')` }).from(history);
  const names = named?.entity.split(',') ?? [];
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !resources.includes(name))).toEqual([]);
});

describe('an entry', () => {
  test('has the rows that were added, removed and changed', async () => {
    const { call } = app();
    const row = (team_id: number, total_finish: number) => ({
      ...{ team_id, total_finish, chicken_dinner: 0, matches_played: 1, position_point: 0, total_point: total_finish },
    });
    const before = { id: 11, pointTable: [row(32, 1), row(33, 2), row(34, 3)] };
    await call('PATCH /api/v1/events/tournament', { json: before });
    await call('PATCH /api/v1/events/tournament', {
      json: { id: 11, pointTable: [row(33, 2), row(32, 9), row(35, 4)] },
    });
    const { changes } = await newestEntry(app(), 'entity=tournaments&id=11');
    const team = (team_id: number, total_finish: number): unknown => expect.objectContaining({ team_id, total_finish });
    expect(changes).toEqual([
      {
        field: 'pointTable',
        before: [team(32, 1), team(33, 2), team(34, 3)],
        after: [team(33, 2), team(32, 9), team(35, 4)],
        rows: { added: [team(35, 4)], removed: [team(34, 3)], changed: [{ before: team(32, 1), after: team(32, 9) }] },
      },
    ]);
  });

  test('has the series of a bulk action and the session', async () => {
    const series = '8e03978e-40d5-43e8-bc93-6894a57f9324';
    const headers = { 'change-series': series };
    for (const id of [3, 4]) await app().call(`PATCH /api/v1/teams/${id}`, { json: { status: '0' }, headers });
    const found = await entriesOf(app(), `series=${series}`);
    expect(found.map(({ record_id }) => record_id)).toEqual([4, 3]);
    expect(found[0]).toMatchObject({ series_id: series, session_id: expect.any(Number) as number, action: 'status' });
    const wrong = await app().call('PATCH /api/v1/teams/4', { json: {}, headers: { 'change-series': 'x' } });
    expect(wrong.status).toBe(400);
  });

  test('is written for a picture, a category, a notification and the mobile number', async () => {
    const { call, codes } = app();
    await call('PATCH /api/v1/games/3', { form: { image: pictureFile('png') } });
    expect((await newestEntry(app(), 'entity=games&id=3')).changes).toEqual([
      { field: 'image', before: null, after: expect.stringMatching(/^\/uploads\//) as string },
    ]);
    await call('POST /api/v1/news/category', { json: { items: [{ id: '70', name: 'Chess' }] } });
    expect(await newestEntry(app(), 'entity=categories')).toMatchObject({ record_id: 70, record_name: 'Chess' });
    await call('GET /api/v1/news/sendCustomNotification?title=Finals&image=&redirectUrl=');
    expect(await newestEntry(app(), 'entity=notifications')).toMatchObject({ action: 'send', record_name: 'Finals' });
    const phone = { phone: '9123456789', userId: 1 };
    await call('POST /api/v1/users/send/sendMobileOtp', { json: phone });
    await call('POST /api/v1/users/sendMobileOtpVerified', { json: { ...phone, otp: codes.at(-1)?.code } });
    expect((await newestEntry(app(), 'entity=users&id=1')).changes).toEqual([
      { field: 'mobile_no', before: '9876543210', after: '9123456789' },
    ]);
  });

  test('of a password has no values, and nothing in the history contains a hash', async () => {
    const user = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com', mobile_no: '9000000001' };
    const password = encodePassword('Secret@123');
    const created = await app().call('POST /api/v1/users/create', { json: { ...user, password, status: '1' } });
    const token: string = (await app().signIn(user.email, 'Secret@123')).body.token.accessToken;
    const newpassword = encodePassword('Secret@456');
    const json = { currentpassword: password, newpassword, confirmpassword: newpassword };
    expect((await app().call('POST /api/v1/users/changePassword', { json, token })).status).toBe(200);
    const { id } = created.body.data;
    expect(await newestEntry(app(), `entity=users&id=${id}`)).toMatchObject({
      action: 'password',
      user: { id, name: 'Asha Rao' },
      changes: [{ field: 'password', before: null, after: null }],
      is_restorable: false,
    });
    const [all] = await app().db.select({ text: sql<string>`string_agg(to_jsonb(history)::text, '')` }).from(history);
    expect(all?.text).not.toMatch(/argon2|password_hash|Secret/);
  });

  test('is not written for a refused change', async () => {
    const before = (await entriesOf(app()))[0]?.id;
    expect((await app().call('PATCH /api/v1/teams/3', { json: { game_id: 999 } })).status).toBe(422);
    expect((await app().call('DELETE /api/v1/games/removeGames?Id=18')).status).toBe(409);
    expect((await entriesOf(app()))[0]?.id).toBe(before);
  });
});

describe('the list', () => {
  test('has pages, and filters by user, time, kind and text', async () => {
    const { call, wait, now } = app();
    const stamp = () => now().toISOString().slice(0, 19).replace('T', '%20');
    wait(60_000);
    const from = stamp();
    await call('PATCH /api/v1/teams/7', { json: { name: 'Renamed Once' } });
    await call('PATCH /api/v1/teams/7', { json: { name: 'Renamed Twice' } });
    wait(60_000);
    await call('PATCH /api/v1/teams/7', { json: { status: '0' } });
    const page = await call('GET /api/v1/history?page=2&listPerPage=1&entity=teams&id=7');
    expect(page.body.data).toMatchObject({ totalData: 3, totalPageCount: 3, data: [{ record_name: 'Renamed Twice' }] });
    const until = `from=${from}&to=${from}`;
    expect(await entriesOf(app(), until)).toHaveLength(2);
    expect(await entriesOf(app(), `from=${from}&user=1`)).toHaveLength(3);
    expect(await entriesOf(app(), `from=${from}&user=2`)).toHaveLength(0);
    expect(await entriesOf(app(), `from=${from}&action=status,delete`)).toHaveLength(1);
    expect(await entriesOf(app(), 'search=renamed%20ONCE')).toHaveLength(1);
    expect(await entriesOf(app(), 'entity=nothing')).toHaveLength(0);
    expect((await call('GET /api/v1/history?from=2025-02-31%2000:00:00')).status).toBe(422);
  });

  test('cannot be changed, removed or emptied by anyone', async () => {
    const { db } = app();
    for (const statement of [
      sql`update history set record_name = ''`,
      sql`delete from history`,
      sql`truncate history`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: expect.objectContaining({ code: '42501' }) as unknown,
      });
    }
    expect(await entriesOf(app())).not.toHaveLength(0);
  });
});
