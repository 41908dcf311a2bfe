import type { SpecifiedArea } from './specified-area.ts';

const points = {
  team_id: '32',
  chicken_dinner: '2',
  matches_played: '18',
  total_finish: '120',
  position_point: '64',
  total_point: '184',
};

/** Series, tournaments and event matches. */
export const specifiedCompetitions: Readonly<Record<string, SpecifiedArea>> = {
  series: {
    id: 1,
    list: { call: 'GET /api/v1/events/series', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/events/series', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/events/series/1' },
    create: {
      call: 'POST /api/v1/events/series',
      typed: {
        name: 'BGIS 2027',
        game_id: '18',
        begin_at: '2027-01-01 18:30:00',
        teams: [{ fieldId: '32' }, { fieldId: '40' }],
      },
      body: {
        name: 'BGIS 2027',
        game_id: '18',
        begin_at: '2027-01-01 18:30:00',
        teams: [{ fieldId: '32' }, { fieldId: '40' }],
        status: '1',
      },
    },
    update: {
      call: 'PATCH /api/v1/events/series',
      typed: { name: 'Shanghai Major' },
      body: {
        name: 'Shanghai Major',
        game_id: '2',
        begin_at: '2024-11-30 00:00:00',
        teams: [{ fieldId: '2' }, { fieldId: '8' }],
        status: '1',
        id: '1',
      },
    },
    status: { call: 'PATCH /api/v1/events/series', body: { status: '0', id: '1' } },
    remove: { call: 'DELETE /api/v1/events/series/removeSeries', search: '?Id=4000' },
  },
  tournament: {
    id: 1,
    list: { call: 'GET /api/v1/events/tournament', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/events/tournament', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/events/tournament/1' },
    create: {
      call: 'POST /api/v1/events/tournament',
      typed: {
        name: 'Finals',
        label: 'Night Finals',
        original_scheduled_at: '2027-01-01 18:30:00',
        series_id: '11',
        prizepool: '20000000 Indian Rupee',
        begin_at: '2027-01-02 00:00:00',
        end_at: '2027-01-05 00:00:00',
        pointTable: [points],
      },
      body: {
        name: 'Finals',
        label: 'Night Finals',
        original_scheduled_at: '2027-01-01 18:30:00',
        series_id: '11',
        prizepool: '20000000 Indian Rupee',
        begin_at: '2027-01-02 00:00:00',
        end_at: '2027-01-05 00:00:00',
        pointTable: [points],
        status: '1',
      },
    },
    update: {
      call: 'PATCH /api/v1/events/tournament',
      typed: { pointTable: [points, { ...points, team_id: '40', chicken_dinner: '0' }] },
      body: {
        name: 'Playoffs',
        label: 'Shanghai Major 2024 Playoffs',
        original_scheduled_at: '2024-12-12 00:00:00',
        series_id: '1',
        begin_at: '2024-12-12 00:00:00',
        end_at: '2024-12-15 23:59:59',
        pointTable: [points, { ...points, team_id: '40', chicken_dinner: '0' }],
        status: '1',
        id: '1',
      },
    },
    status: { call: 'PATCH /api/v1/events/tournament', body: { status: '0', id: '1' } },
    remove: { call: 'DELETE /api/v1/events/tournament/removeTournament', search: '?Id=4000' },
  },
  matches: {
    // The running match of the demo data. Its status is not one that can be sent.
    id: 10,
    list: { call: 'GET /api/v1/events/matches', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/events/matches', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/events/matches/10' },
    create: {
      call: 'POST /api/v1/events/matches',
      typed: {
        name: 'Night final',
        game_id: '18',
        tournament_id: '11',
        status: 'postponed',
        original_scheduled_at: '2027-01-01 18:30:00',
      },
      body: {
        name: 'Night final',
        game_id: '18',
        tournament_id: '11',
        status: 'postponed',
        original_scheduled_at: '2027-01-01 18:30:00',
      },
    },
    update: {
      call: 'PATCH /api/v1/events/matches',
      typed: { name: 'VIT vs TS', original_scheduled_at: '2027-01-01 18:30:00', winner_type: 'Player' },
      body: {
        name: 'VIT vs TS',
        game_id: '2',
        tournament_id: '2',
        original_scheduled_at: '2027-01-01 18:30:00',
        winner_type: 'Player',
        id: '10',
      },
    },
    remove: { call: 'DELETE /api/v1/events/matches/removeMatches', search: '?Id=4000' },
  },
};
