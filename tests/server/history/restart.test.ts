import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminCall, type Content, signInAdmin } from '../support/admin-calls.ts';
import { type KillableServer, killableServer } from '../support/killable-server.ts';
import { pictureFile } from '../support/pictures.ts';

let server: KillableServer;

beforeAll(async () => {
  server = await killableServer();
});
afterAll(async () => {
  await server.dispose();
});

const rowsOf = async (call: AdminCall, path: string) =>
  (await call(`GET /api/v1/${path}`))['data'] as readonly Content[];

async function start() {
  const address = await server.start();
  return { address, call: await signInAdmin(address) };
}

/** The first player with a team that nothing else refers to, once this has removed it from series and point tables. */
async function playerWithTeam(call: AdminCall): Promise<Content> {
  const players = await rowsOf(call, 'players?search=&listPerPage=100');
  const player = players.find((row) => typeof row['current_team_id'] === 'number') ?? {};
  const team = String(player['current_team_id']);
  for (const { id } of await rowsOf(call, `events/series?team_id=${team}&listPerPage=100`))
    await call('PATCH /api/v1/events/series', { id: Number(id), teams: [] });
  for (const { id } of await rowsOf(call, `events/tournament?team_id=${team}&listPerPage=100`))
    await call('PATCH /api/v1/events/tournament', { id: Number(id), pointTable: [] });
  return player;
}

test('deleted records are restored after a kill and a restart: a team with its players, a game with its picture', async () => {
  const before = await start();
  const player = await playerWithTeam(before.call);
  const teamPath = `GET /api/v1/teams/${String(player['current_team_id'])}`;
  const team = await before.call(teamPath);
  const image = pictureFile('png', { bytes: 30_000 });
  const game = await before.call('POST /api/v1/games', { name: 'Restored', image });
  await before.call(`DELETE /api/v1/teams/removeTeams?Id=${String(team['id'])}`);
  await before.call(`DELETE /api/v1/games/removeGames?Id=${String(game['id'])}`);
  await server.kill();

  const after = await start();
  const deletions = await rowsOf(after.call, 'history?action=delete&listPerPage=2');
  expect(deletions.map(({ record_id }) => record_id)).toEqual([game['id'], team['id']]);
  for (const { id } of deletions) await after.call('POST /api/v1/history/restore', { id: Number(id) });
  expect(await after.call(teamPath)).toEqual(team);
  expect(await after.call(`GET /api/v1/players/${String(player['id'])}`)).toEqual(player);
  expect(await after.call(`GET /api/v1/games/${String(game['id'])}`)).toEqual(game);
  const picture = await fetch(`${after.address}${String(game['image'])}`);
  expect((await picture.arrayBuffer()).byteLength).toBe(30_000);
});
