import { signInAdmin } from '../server/ask-as-admin.ts';
import type { Server } from '../server/server.ts';

/** The demo administrator creates matches, by name and time in UTC. `members` replaces the usual ones. */
export async function addMatches(
  server: Pick<Server, 'url'>,
  matches: Readonly<Record<string, string>>,
  members: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const asAdmin = await signInAdmin(server);
  for (const [name, original_scheduled_at] of Object.entries(matches)) {
    const match = { name, game_id: 3, tournament_id: 3, status: '1', original_scheduled_at, ...members };
    await asAdmin('POST', '/events/matches', match);
  }
}
