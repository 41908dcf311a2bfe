import { askAsAdmin, signInAdmin } from '../server/ask-as-admin.ts';
import type { Server } from '../server/server.ts';

type Target = Pick<Server, 'url'>;

/** Adds a team for one test and returns its id. */
export async function addTeam(server: Target): Promise<number> {
  const body = { name: 'Own', full_name: 'Own Esports', country: '1', game_id: '18', status: '1' };
  const { id } = (await askAsAdmin(server, 'POST', '/teams', body)) as { id: number };
  return id;
}

export async function addTeams(server: Target, names: readonly string[]): Promise<void> {
  const asAdmin = await signInAdmin(server);
  for (const name of names) await asAdmin('POST', '/teams', { name, full_name: name, game_id: '18', status: '1' });
}

/** Restores the lists of other tests. */
export async function removeTeam(server: Target, id: number): Promise<void> {
  await askAsAdmin(server, 'DELETE', `/teams/removeTeams?Id=${id}`);
}
