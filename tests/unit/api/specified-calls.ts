import type { Values } from '#fields/field.ts';
import { pictureFile } from '../../server/support/pictures.ts';

/** A call by section 7 of the specification: method and path, the query as it stands in the address, the body. */
export interface SpecifiedCall {
  readonly call: string;
  readonly search?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Every call of an area, with the record it is about and what a person types before those that write. */
export interface SpecifiedArea {
  readonly id: number;
  readonly list: SpecifiedCall;
  /** As it is made while nothing is searched for. */
  readonly listAll: SpecifiedCall;
  readonly read: SpecifiedCall;
  readonly create: SpecifiedCall & { readonly typed: Values };
  readonly update: SpecifiedCall & { readonly typed: Values };
  readonly status: SpecifiedCall;
  readonly remove: SpecifiedCall;
}

const picture = pictureFile('png', { name: 'mark.png' });

/**
 * "Paged lists send page and listPerPage, and usually search." "Writes use multipart/form-data." Each written from the
 * specification, by hand: nothing here is read from the declarations that it checks.
 */
export const specifiedAreas: Readonly<Record<string, SpecifiedArea>> = {
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
};

/** The calls that fill dropdowns. */
export const specifiedOptions: Readonly<Record<string, SpecifiedCall>> = {
  games: { call: 'GET /api/v1/games/all' },
  countries: { call: 'GET /api/v1/users/country' },
};
