import { pictureFile } from '../../../server/support/pictures.ts';
import { areaAt } from './area-at.ts';
import type { SpecifiedArea } from './specified-area.ts';

const picture = pictureFile('png', { name: 'mark.png' });
const neo = { name: 'Neo', full_name: 'Thomas Anderson', nickname: 'neo', twitch_id: 'neo1', current_game_id: '3' };

export const specifiedCatalogue: Readonly<Record<string, SpecifiedArea>> = {
  games: areaAt('/api/v1/games', {
    id: 18,
    idIn: 'path',
    removal: '/api/v1/games/removeGames',
    create: { typed: { name: 'Carrom', image: picture } },
    update: { typed: { name: 'BGMI 2' } },
  }),
  teams: areaAt('/api/v1/teams', {
    id: 32,
    idIn: 'path',
    removal: '/api/v1/teams/removeTeams',
    listQuery: '&type=web',
    create: { typed: { name: 'Night Shift', full_name: 'Night Shift Esports', game_id: '18', status: '0' } },
    update: { typed: { name: 'Soul', full_name: 'Team Soul', game_id: '18', country: '' } },
  }),
  player: areaAt('/api/v1/players', {
    id: 1,
    idIn: 'path',
    removal: '/api/v1/players/removePlayer',
    listQuery: '&type=web',
    create: { typed: { ...neo, pandascore_id: '77' } },
    update: { typed: { ...neo, first_name: 'Thomas', last_name: 'Anderson', pandascore_id: '78' } },
  }),
  league: areaAt('/api/v1/events/league', {
    id: 4,
    idIn: 'body',
    removal: '/api/v1/events/removeLeague',
    create: { typed: { name: 'Night League', image: picture } },
    update: { typed: { name: 'BTS Pro' } },
  }),
};
