import { describe, expect, test } from 'vitest';
import { withApp } from '../support/with-app.ts';

const app = withApp();

describe('the removal of a record', () => {
  test.each([
    ['DELETE /api/v1/games/removeGames?Id=1', 'leagues'],
    ['DELETE /api/v1/events/removeLeague?Id=1', 'series'],
    ['DELETE /api/v1/teams/removeTeams?Id=32', 'series'],
    ['DELETE /api/v1/events/series/removeSeries?Id=1', 'tournaments'],
    ['DELETE /api/v1/events/tournament/removeTournament?Id=2', 'matches'],
    ['DELETE /api/v1/bgmi/matches/removeMatches?Id=1', 'BGMI matches'],
    ['DELETE /api/v1/bgmi/group/removeBgmiGroup?Id=1', 'BGMI stages'],
    ['DELETE /api/v1/bgmi/map/removeMap?Id=1', 'BGMI matches'],
  ])('that others refer to: %s: 409, used by %s', async (operation, users) => {
    const { status, body } = await app().call(operation);
    expect(status).toBe(409);
    expect(body.status).toBe(false);
    expect(body.message).toMatch(/^It is still used by .+\. Remove it there first$/);
    if (!operation.includes('removeTeams')) expect(body.message).toContain(users);
  });

  test.each(['', '?Id=', '?Id=x', '?id=1', '?Id=0', '?Id=2147483648'])('removeTeams%s: 400', async (query) => {
    expect((await app().call(`DELETE /api/v1/teams/removeTeams${query}`)).status).toBe(400);
  });
});
