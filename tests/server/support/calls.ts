import { expect } from 'vitest';
import { furtherLifecycles } from '../../support/further/calls.ts';
import type { Lifecycle } from './lifecycle.ts';

/** The calls of an entity with the common path pattern. */
function paths(base: string, removal: string, { byBody = false, options = true } = {}) {
  return {
    list: `GET ${base}`,
    read: `GET ${base}/{id}`,
    create: `POST ${base}`,
    update: byBody ? `PATCH ${base}` : `PATCH ${base}/{id}`,
    remove: `DELETE ${removal}`,
    ...(options && { options: `GET ${base}/all` }),
  };
}

const at = '2026-12-01 12:30:00';
const row = {
  team_id: '32',
  chicken_dinner: '1',
  matches_played: '6',
  total_finish: '20',
  position_point: '15',
  total_point: '35',
};

export const lifecycles: readonly Lifecycle[] = [
  {
    record: 'Game',
    ...paths('/api/v1/games', '/api/v1/games/removeGames'),
    sent: { name: 'New game' },
    shows: { name: 'New game', pandascore_id: null, image: null, status: '1' },
    change: { name: 'Renamed' },
  },
  {
    record: 'League',
    ...paths('/api/v1/events/league', '/api/v1/events/removeLeague', { byBody: true }),
    sent: { name: 'New league', status: '0' },
    shows: { name: 'New league', image: null, status: '0' },
    change: { status: '1' },
  },
  {
    record: 'Team',
    ...paths('/api/v1/teams', '/api/v1/teams/removeTeams'),
    sent: { name: 'Foo', full_name: 'Foo Bar', game_id: '18', country: '1' },
    shows: { name: 'Foo', game_id: 18, game_name: 'BGMI', country: 1, country_name: 'India', status: '1' },
    change: { status: '0' },
  },
  {
    record: 'Player',
    ...paths('/api/v1/players', '/api/v1/players/removePlayer', { options: false }),
    sent: {
      name: 'Neo',
      full_name: 'Thomas Anderson',
      nickname: 'neo',
      twitch_id: 'neo1',
      pandascore_id: '77',
      // Counter-Strike 2: its pandascore_id is 3, its id 2.
      current_game_id: '3',
    },
    shows: { nickname: 'neo', pandascore_id: 77, current_game_id: 3, current_game_name: 'Counter-Strike 2' },
    change: { first_name: 'Thomas', last_name: 'Anderson' },
  },
  {
    record: 'Series',
    ...paths('/api/v1/events/series', '/api/v1/events/series/removeSeries', { byBody: true }),
    sent: { name: 'Winter', game_id: '18', begin_at: at, teams: [{ fieldId: '33' }, { fieldId: 32 }] },
    shows: {
      name: 'Winter',
      game_id: 18,
      begin_at: at,
      teams: [expect.objectContaining({ fieldId: 33 }), expect.objectContaining({ fieldId: 32 })],
    },
    change: { name: 'Spring' },
  },
  {
    record: 'Tournament',
    ...paths('/api/v1/events/tournament', '/api/v1/events/tournament/removeTournament', { byBody: true }),
    sent: {
      name: 'Finals',
      label: 'Winter Finals',
      original_scheduled_at: at,
      series_id: '11',
      prizepool: '20000000 Indian Rupee',
      begin_at: at,
      end_at: '2026-12-03 18:00:00',
      pointTable: [row],
    },
    shows: {
      label: 'Winter Finals',
      series_id: 11,
      prizepool: '20000000 Indian Rupee',
      pointTable: [expect.objectContaining({ team_id: 32, total_point: 35 })],
    },
    change: { pointTable: [] },
  },
  {
    record: 'Match',
    ...paths('/api/v1/events/matches', '/api/v1/events/matches/removeMatches', { byBody: true }),
    sent: {
      name: 'A vs B',
      game_id: '2',
      tournament_id: '2',
      status: '1',
      original_scheduled_at: at,
      winner_type: 'Team',
    },
    shows: { game_name: 'Counter-Strike 2', tournament_id: 2, status: 'not_started', original_scheduled_at: at },
    change: { winner_type: 'Player' },
  },
  {
    record: 'BGMI match',
    ...paths('/api/v1/bgmi/matches', '/api/v1/bgmi/matches/removeMatches', { byBody: true }),
    sent: {
      name: 'Stage',
      series_id: '13',
      teams: [
        { team_id: '40', group_id: '1' },
        { team_id: '39', group_id: '' },
      ],
    },
    shows: {
      series_id: 13,
      teams: [
        expect.objectContaining({ team_id: 40, group_id: 1 }),
        expect.objectContaining({ team_id: 39, group_id: null }),
      ],
    },
    change: { status: '0' },
  },
  {
    record: 'BGMI match',
    ...paths('/api/v1/bgmi/allMatches', '/api/v1/bgmi/allMatches/removeMatches', { byBody: true }),
    sent: { map_name: 'erangel', start_date: at, match_no: '3', day: '2', bgmi_match_id: '1', other_link: '' },
    shows: { map_name: 'Erangel', start_date: at, match_no: 3, day: 2, bgmi_match_id: 1, other_link: null },
    change: { other_link: 'https://example.com/watch' },
  },
  {
    record: 'BGMI group',
    ...paths('/api/v1/bgmi/group', '/api/v1/bgmi/group/removeBgmiGroup', { options: false }),
    options: 'GET /api/v1/bgmi/bgmiGroupall',
    sent: { name: 'Group Z', series_id: '13', teams: ['40', 39, '40'] },
    shows: { name: 'Group Z', teams: [expect.objectContaining({ id: 40 }), expect.objectContaining({ id: 39 })] },
    change: { name: 'Group Y', teams: [] },
  },
  {
    record: 'BGMI map',
    ...paths('/api/v1/bgmi/map', '/api/v1/bgmi/map/removeMap', { options: false }),
    read: 'GET /api/v1/bgmi/mapId/{id}',
    options: 'GET /api/v1/bgmi/bgmiMapall',
    sent: { name: 'New map' },
    shows: { name: 'New map', image: null },
    change: { name: 'Old map' },
  },
  {
    record: 'Advertise',
    ...paths('/api/v1/events/advertise', '/api/v1/events/advertise', { byBody: true, options: false }),
    sent: { name: 'Offer', redirectUrl: 'https://example.com/' },
    shows: { name: 'Offer', redirectUrl: 'https://example.com/', image: null, status: '1' },
    change: { redirectUrl: 'https://example.com/other' },
    removed: 'Advertise Deleted has been successfully',
  },
  {
    record: 'Page',
    ...paths('/api/v1/pages', '/api/v1/pages/removePages', { options: false }),
    sent: { title: 'Rules', content: '<p onclick="x()">Play <b>fair</b></p><script>alert(1)</script>' },
    shows: { title: 'Rules', content: '<p>Play <b>fair</b></p>' },
    change: { title: 'House rules' },
  },
  {
    record: 'Video',
    ...paths('/api/v1/youtube', '/api/v1/youtube/removeYoutube', { options: false }),
    sent: { name: 'Final', url: 'https://youtu.be/abc' },
    shows: { name: 'Final', url: 'https://youtu.be/abc', status: '1' },
    change: { url: 'https://www.youtube.com/watch?v=abc' },
  },
  ...furtherLifecycles,
];

interface SingleCall {
  readonly operation: string;
  /** The path of the contract, when `operation` has a value in it. */
  readonly template?: string;
  readonly json?: unknown;
  /** The expected data. */
  readonly has?: unknown;
}

const options = (some: object): unknown => expect.arrayContaining([expect.objectContaining(some)]);
const features = {
  ...{ history: true, versions: true, trash: true, sessions: true, idempotency: true, authors: true },
  rulesets: true,
};
const hasFilters = (some: object) => ({
  ...features,
  maxPageSize: 100,
  filters: expect.objectContaining(some) as unknown,
});
const profile = {
  first_name: 'Demo',
  last_name: 'Admin',
  email: 'admin@example.com',
  mobile_no: '9876543210',
  profile_pic: null,
};

export const singleCalls: readonly SingleCall[] = [
  {
    operation: 'GET /api/v1/games/gamesAll',
    has: options({ id: 14, name: 'StarCraft: Brood War', pandascore_id: 30 }),
  },
  { operation: 'GET /api/v1/games/gamesAllbgmi', has: options({ id: 18, name: 'BGMI', pandascore_id: null }) },
  { operation: 'GET /api/v1/bgmi/matches/series', has: options({ id: 11 }) },
  { operation: 'GET /api/v1/bgmi/teamsBgmi', has: options({ id: 32 }) },
  { operation: 'GET /api/v1/bgmi/teamsBgmiGroup', has: options({ id: 32 }) },
  { operation: 'GET /api/v1/BGMI/getGroup?series_id=13&team_id=40', has: [{ id: 1, name: 'Group A' }] },
  {
    operation: 'GET /api/v1/capabilities',
    has: hasFilters({ teams: ['game_id', 'country', 'status', 'series_id'] }),
  },
  { operation: 'GET /api/v1/news/getCategory', has: options({ id: 1, name: 'BGMI' }) },
  { operation: 'POST /api/v1/news/category', json: { items: [{ id: '40', name: 'New' }] } },
  { operation: 'GET /api/v1/news/sendTrandingNewsNotification?message=Hello&id=7' },
  { operation: 'GET /api/v1/news/sendCustomNotification?title=Hello&image=&redirectUrl=' },
  { operation: 'GET /api/v1/users/sessions', has: options({ current: true }) },
  { operation: 'GET /api/v1/users/country', has: options({ id: 1, name: 'India' }) },
  { operation: 'GET /api/v1/users/user?page=1&listPerPage=10&search=', has: expect.objectContaining({ totalData: 1 }) },
  {
    operation: 'GET /api/v1/users/1',
    template: 'GET /api/v1/users/{id}',
    has: expect.objectContaining({ role_name: 'Admin' }),
  },
  { operation: 'GET /api/v1/users/id?id=1', has: profile },
  { operation: 'GET /api/v1/users/profile/1', template: 'GET /api/v1/users/profile/{id}', has: profile },
];
