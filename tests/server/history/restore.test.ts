import { describe, expect, test } from 'vitest';
import { changeOf, lifecycles } from '../support/calls.ts';
import { pictureFile } from '../support/pictures.ts';
import { withApp } from '../support/with-app.ts';
import { entriesOf, newestEntry, restore } from './entries.ts';

const app = withApp();

describe.each(lifecycles)('$label', (lifecycle) => {
  const { list, read, create, remove, options, sent } = lifecycle;
  const recordAt = async (id: number) => (await app().call(read.replace('{id}', String(id)))).body.data;

  test('an undone change leaves exactly the record before it, and a restored record is the deleted one', async () => {
    const { call } = app();
    const id: number = (await call(create, { json: sent })).body.data.id;
    const { entity } = await newestEntry(app(), `id=${id}`);
    const of = `entity=${entity}&id=${id}`;
    const before = await recordAt(id);
    await call(...changeOf(lifecycle, id));
    const changed = await recordAt(id);
    expect(changed).not.toEqual(before);

    const undone = await restore(app(), (await newestEntry(app(), of)).id);
    expect(undone.body).toMatchObject({ status: true, data: before });
    expect(await recordAt(id)).toEqual(before);
    // The restore is an entry too, and can be undone.
    await restore(app(), (await newestEntry(app(), of)).id);
    expect(await recordAt(id)).toEqual(changed);

    await call(`${remove}?Id=${id}`);
    const deleted = await newestEntry(app(), of);
    expect(deleted.action).toBe('delete');
    if (options !== undefined) {
      expect((await call(options)).body.data).not.toContainEqual(expect.objectContaining({ id }));
    }
    expect((await restore(app(), deleted.id)).body.data).toEqual(changed);
    expect(await recordAt(id)).toEqual(changed);
    expect((await call(`${list}?page=1`)).body.data.data).toContainEqual(expect.objectContaining({ id }));
    expect((await entriesOf(app(), of)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['restore', 'delete']),
    );
  });
});

describe('a restore', () => {
  const team = (name: string) => ({ name, full_name: name, game_id: '18' });
  const createTeam = async (name: string): Promise<number> =>
    (await app().call('POST /api/v1/teams', { json: team(name) })).body.data.id;
  const rename = (id: number, name: string) => app().call(`PATCH /api/v1/teams/${id}`, { json: { name } });
  const newest = (id: number) => newestEntry(app(), `entity=teams&id=${id}`);

  test('changes nothing when it is repeated', async () => {
    const id = await createTeam('Repeat');
    await rename(id, 'Repeated');
    const { id: entry } = await newest(id);
    await restore(app(), entry);
    const count = (await entriesOf(app(), `entity=teams&id=${id}`)).length;
    expect((await restore(app(), entry)).body).toMatchObject({ status: true, data: { name: 'Repeat' } });
    expect(await entriesOf(app(), `entity=teams&id=${id}`)).toHaveLength(count);
  });

  test('asks before it replaces later changes of the same fields, and not for others', async () => {
    const id = await createTeam('First');
    await rename(id, 'Second');
    const { id: entry } = await newest(id);
    await app().call(`PATCH /api/v1/teams/${id}`, { json: { full_name: 'Other field' } });
    await rename(id, 'Third');
    const refused = await restore(app(), entry);
    expect(refused).toMatchObject({ status: 409, body: { status: false, data: { name: 'Third' } } });
    expect((await restore(app(), entry, { force: '1' })).body.data).toMatchObject({
      name: 'First',
      full_name: 'Other field',
    });
    await rename(id, 'Fourth');
    const { id: fourth } = await newest(id);
    await app().call(`PATCH /api/v1/teams/${id}`, { json: { full_name: 'Once more' } });
    expect((await restore(app(), fourth)).body.data).toMatchObject({ name: 'First', full_name: 'Once more' });
  });

  test('replaces only the later changes that the user has seen', async () => {
    const id = await createTeam('First');
    await rename(id, 'Second');
    const { id: entry } = await newest(id);
    await rename(id, 'Third');
    const seen = (await restore(app(), entry)).headers.get('etag') ?? '';
    await rename(id, 'Fourth');
    const refused = await restore(app(), entry, { force: '1', ifMatch: seen });
    expect(refused).toMatchObject({ status: 412, body: { status: false, data: { name: 'Fourth' } } });
    const ifMatch = refused.headers.get('etag') ?? '';
    const restored = await restore(app(), entry, { force: '1', ifMatch });
    expect(restored.body).toMatchObject({ status: true, data: { name: 'First' } });
    // A repeated request, whose response was lost, changes nothing.
    expect((await restore(app(), entry, { force: '1', ifMatch })).status).toBe(200);
  });

  test('of a create moves the record to the trash, unless it has changed', async () => {
    const id = await createTeam('Created');
    const { id: entry } = await newest(id);
    await rename(id, 'Changed');
    expect((await restore(app(), entry)).status).toBe(409);
    expect((await restore(app(), entry, { force: '1' })).body).toMatchObject({ status: true, data: null });
    expect((await app().call(`GET /api/v1/teams/${id}`)).status).toBe(404);
    expect((await restore(app(), (await newest(id)).id)).body.data).toMatchObject({ id, name: 'Changed' });
  });

  test('brings back pictures, references and the place in other records', async () => {
    const { call, fetch } = app();
    const game = (await call('POST /api/v1/games', { form: { name: 'G', image: pictureFile('png') } })).body.data;
    await call(`DELETE /api/v1/games/removeGames?Id=${game.id}`);
    const back = (await restore(app(), (await newestEntry(app(), `entity=games&id=${game.id}`)).id)).body.data;
    expect(back).toEqual(game);
    expect((await fetch(back.image)).status).toBe(200);
  });

  test('is refused for what cannot be undone, and for an unknown entry', async () => {
    await app().call('GET /api/v1/news/sendCustomNotification?title=Hello&image=&redirectUrl=');
    const { id } = await newestEntry(app(), 'entity=notifications');
    expect((await restore(app(), id)).status).toBe(409);
    expect((await restore(app(), 2 ** 31 - 1)).status).toBe(404);
  });

  test('of a deleted user works, and the address may have been taken since', async () => {
    const { call, signIn } = app();
    const asha = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com', mobile_no: '9000000001' };
    const json = { ...asha, password: Buffer.from('Secret@123').toString('base64'), status: '1' };
    const { id } = (await call('POST /api/v1/users/create', { json })).body.data;
    const token: string = (await signIn(asha.email, 'Secret@123')).body.token.accessToken;
    await call(`DELETE /api/v1/users/removeUser?Id=${id}`);
    expect((await call('GET /api/v1/users/id?id=1', { token })).status).toBe(401);
    expect((await signIn(asha.email, 'Secret@123')).status).not.toBe(200);
    const { id: entry } = await newestEntry(app(), `entity=users&id=${id}`);
    const next = (await call('POST /api/v1/users/create', { json: { ...json, first_name: 'Another' } })).body.data;
    expect((await restore(app(), entry)).status).toBe(409);
    await call(`DELETE /api/v1/users/removeUser?Id=${next.id}`);
    expect((await restore(app(), entry)).body.data).toMatchObject({ id, email: asha.email });
    expect((await signIn(asha.email, 'Secret@123')).status).toBe(200);
  });
});
