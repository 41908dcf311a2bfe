import { expect, test } from 'vitest';
import { purgeTrash } from '#server/trash/purge-trash.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import { pictureFile } from '../support/pictures.ts';
import { resourcesOf } from '../support/resources-of.ts';
import { withApp } from '../support/with-app.ts';
import { newestEntry, restore } from './entries.ts';

const uploads = memoryStore();
const app = withApp({ uploads });
const dayMs = 24 * 60 * 60_000;

async function purge() {
  const { db, now } = app();
  const resources = resourcesOf(app(), uploads);
  return await purgeTrash({ db, uploads, resources, deletedBy: new Date(now().getTime() - 30 * dayMs) });
}

const createGame = async (name: string, bytes: number) =>
  (await app().call('POST /api/v1/games', { form: { name, image: pictureFile('png', { bytes }) } })).body.data;
const deleteGame = (id: number) => app().call(`DELETE /api/v1/games/removeGames?Id=${id}`);
const entryOf = (id: number) => newestEntry(app(), `entity=games&id=${id}`);
const pictureStatus = async (path: string) => (await app().fetch(path)).status;

test('a record stays in the trash for 30 days, then it and its pictures are removed', async () => {
  const { call, wait } = app();
  const game = await createGame('Short', 74);
  const first = game['image'];
  await call(`PATCH /api/v1/games/${game.id}`, { form: { image: pictureFile('png', { bytes: 75 }) } });
  const second = (await call(`GET /api/v1/games/${game.id}`)).body.data['image'];
  await deleteGame(game.id);
  wait(30 * dayMs - 1000);
  expect(await purge()).toEqual({ records: 0, pictures: 0 });
  expect(await pictureStatus(second)).toBe(200);
  wait(1000);
  expect(await purge()).toEqual({ records: 1, pictures: 2 });
  expect(await Promise.all([first, second].map(pictureStatus))).toEqual([404, 404]);
  const entry = await entryOf(game.id);
  expect(entry).toMatchObject({ action: 'delete', record_name: 'Short' });
  expect((await restore(app(), entry.id)).status).toBe(410);
});

test('a picture that another record has, or had, stays', async () => {
  const { call, wait } = app();
  const shared = await createGame('Shared', 70);
  const other = await createGame('Other', 70);
  const replaced = await createGame('Replaced', 71);
  const remaining = await createGame('Remaining', 71);
  await call(`PATCH /api/v1/games/${remaining.id}`, { form: { image: pictureFile('png', { bytes: 72 }) } });
  await deleteGame(shared.id);
  await deleteGame(replaced.id);
  wait(31 * dayMs);
  expect(await purge()).toEqual({ records: 2, pictures: 0 });
  expect(await pictureStatus(other['image'])).toBe(200);
  const { id } = await entryOf(remaining.id);
  expect((await restore(app(), id)).body.data).toMatchObject({ image: replaced['image'] });
  expect(await pictureStatus(replaced['image'])).toBe(200);
});

test('a record to which another one refers again stays until that one is gone', async () => {
  const { call, wait } = app();
  const series = (
    await call('POST /api/v1/events/series', {
      json: { name: 'S', game_id: '18', begin_at: '2026-12-01 12:30:00', teams: [] },
    })
  ).body.data;
  const team = (await call('POST /api/v1/teams', { json: { name: 'T', full_name: 'T', game_id: '18' } })).body.data;
  const teams = [{ fieldId: team.id }];
  await call('PATCH /api/v1/events/series', { json: { id: series.id, teams } });
  await call(`DELETE /api/v1/events/series/removeSeries?Id=${series.id}`);
  const { id: deletion } = await newestEntry(app(), `entity=series&id=${series.id}`);
  expect((await call(`DELETE /api/v1/teams/removeTeams?Id=${team.id}`)).status).toBe(200);
  expect((await restore(app(), deletion)).body.data).toMatchObject({ id: series.id });
  wait(31 * dayMs);
  expect(await purge()).toMatchObject({ records: 0 });
  const read = await call(`GET /api/v1/events/series/${series.id}`);
  expect(read.body.data).toMatchObject({ teams: [{ fieldId: team.id, name: 'T', deleted: true }] });
});

test('a record in the trash is neither found, nor read, nor offered, nor referred to', async () => {
  const { call } = app();
  const game = await createGame('Unseen', 80);
  await deleteGame(game.id);
  expect((await call('GET /api/v1/games?search=unseen')).body.data.totalData).toBe(0);
  expect((await call(`GET /api/v1/games/${game.id}`)).status).toBe(404);
  expect((await call(`PATCH /api/v1/games/${game.id}`, { json: { name: 'X' } })).status).toBe(404);
  for (const options of ['gamesAll', 'gamesAllbgmi']) {
    const found = await call(`GET /api/v1/games/${options}`);
    expect(found.body.data).not.toContainEqual(expect.objectContaining({ id: game.id }));
  }
  const team = { name: 'T', full_name: 'T', game_id: String(game.id) };
  expect((await call('POST /api/v1/teams', { json: team })).body).toMatchObject({
    status: false,
    errors: [{ path: 'game_id', msg: 'Game does not exist' }],
  });
});

test('a deleted team stays the team of its players, marked as deleted, and comes back with them', async () => {
  const { call } = app();
  const listed = async () => (await call('GET /api/v1/players?search=&listPerPage=100')).body.data.data;
  const teamOf = (row: object) =>
    Object.entries(row).find(([name]) => name === 'current_team_id')?.[1] as number | null;
  const player = (await listed()).find((row) => teamOf(row) !== null);
  const team = Number(player && teamOf(player));
  const inSeries = (await call(`GET /api/v1/events/series?team_id=${team}&listPerPage=100`)).body.data.data;
  for (const { id } of inSeries) await call('PATCH /api/v1/events/series', { json: { id, teams: [] } });
  const inTables = (await call(`GET /api/v1/events/tournament?team_id=${team}&listPerPage=100`)).body.data.data;
  for (const { id } of inTables) await call('PATCH /api/v1/events/tournament', { json: { id, pointTable: [] } });
  expect((await call(`DELETE /api/v1/teams/removeTeams?Id=${team}`)).status).toBe(200);
  const read = async () => (await call(`GET /api/v1/players/${player?.id}`)).body.data;
  expect(await read()).toMatchObject({ current_team_id: team, current_team_deleted: true });
  await restore(app(), (await newestEntry(app(), `entity=teams&id=${team}`)).id);
  expect(await read()).toEqual(player);
});
