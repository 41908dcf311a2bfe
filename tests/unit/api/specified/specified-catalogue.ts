import { pictureFile } from '../../../server/support/pictures.ts';
import type { SpecifiedArea } from './specified-area.ts';

const picture = pictureFile('png', { name: 'mark.png' });

export const specifiedCatalogue: Readonly<Record<string, SpecifiedArea>> = {
  games: {
    id: 18,
    list: { call: 'GET /api/v1/games', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/games', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/games/18' },
    create: {
      call: 'POST /api/v1/games',
      typed: { name: 'Carrom', image: picture },
      body: { name: 'Carrom', image: picture, status: '1' },
    },
    update: { call: 'PATCH /api/v1/games/18', typed: { name: 'BGMI 2' }, body: { name: 'BGMI 2', status: '1' } },
    status: { call: 'PATCH /api/v1/games/18', body: { status: '0' } },
    remove: { call: 'DELETE /api/v1/games/removeGames', search: '?Id=4000' },
  },
  teams: {
    id: 32,
    list: { call: 'GET /api/v1/teams', search: '?page=2&listPerPage=25&search=bgmi&type=web' },
    listAll: { call: 'GET /api/v1/teams', search: '?page=1&listPerPage=10&type=web' },
    read: { call: 'GET /api/v1/teams/32' },
    create: {
      call: 'POST /api/v1/teams',
      typed: { name: 'Night Shift', full_name: 'Night Shift Esports', game_id: '18', status: '0' },
      body: { name: 'Night Shift', full_name: 'Night Shift Esports', game_id: '18', status: '0' },
    },
    update: {
      call: 'PATCH /api/v1/teams/32',
      typed: { name: 'Soul', full_name: 'Team Soul', game_id: '18', country: '' },
      body: { name: 'Soul', full_name: 'Team Soul', game_id: '18', country: '', status: '1' },
    },
    status: { call: 'PATCH /api/v1/teams/32', body: { status: '0' } },
    remove: { call: 'DELETE /api/v1/teams/removeTeams', search: '?Id=4000' },
  },
  player: {
    id: 1,
    list: { call: 'GET /api/v1/players', search: '?page=2&listPerPage=25&search=bgmi&type=web' },
    listAll: { call: 'GET /api/v1/players', search: '?page=1&listPerPage=10&type=web' },
    read: { call: 'GET /api/v1/players/1' },
    create: {
      call: 'POST /api/v1/players',
      typed: {
        name: 'Neo',
        full_name: 'Thomas Anderson',
        nickname: 'neo',
        twitch_id: 'neo1',
        pandascore_id: '77',
        current_game_id: '3',
      },
      body: {
        name: 'Neo',
        full_name: 'Thomas Anderson',
        nickname: 'neo',
        twitch_id: 'neo1',
        pandascore_id: '77',
        current_game_id: '3',
        status: '1',
      },
    },
    update: {
      call: 'PATCH /api/v1/players/1',
      typed: {
        name: 'Neo',
        full_name: 'Thomas Anderson',
        first_name: 'Thomas',
        last_name: 'Anderson',
        nickname: 'neo',
        twitch_id: 'neo1',
        pandascore_id: '78',
        current_game_id: '3',
      },
      body: {
        name: 'Neo',
        full_name: 'Thomas Anderson',
        first_name: 'Thomas',
        last_name: 'Anderson',
        nickname: 'neo',
        twitch_id: 'neo1',
        pandascore_id: '78',
        current_game_id: '3',
        status: '1',
      },
    },
    status: { call: 'PATCH /api/v1/players/1', body: { status: '0' } },
    remove: { call: 'DELETE /api/v1/players/removePlayer', search: '?Id=4000' },
  },
  league: {
    id: 4,
    list: { call: 'GET /api/v1/events/league', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/events/league', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/events/league/4' },
    create: {
      call: 'POST /api/v1/events/league',
      typed: { name: 'Night League', image: picture },
      body: { name: 'Night League', image: picture, status: '1' },
    },
    update: {
      call: 'PATCH /api/v1/events/league',
      typed: { name: 'BTS Pro' },
      body: { name: 'BTS Pro', status: '1', id: '4' },
    },
    status: { call: 'PATCH /api/v1/events/league', body: { status: '0', id: '4' } },
    remove: { call: 'DELETE /api/v1/events/removeLeague', search: '?Id=4000' },
  },
};
