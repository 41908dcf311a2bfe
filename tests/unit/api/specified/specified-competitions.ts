import { areaAt } from './area-at.ts';
import type { SpecifiedArea } from './specified-area.ts';

const points = {
  team_id: '32',
  chicken_dinner: '2',
  matches_played: '18',
  total_finish: '120',
  position_point: '64',
  total_point: '184',
};

const series = areaAt('/api/v1/events/series', {
  id: 1,
  idIn: 'body',
  removal: '/api/v1/events/series/removeSeries',
  create: {
    typed: {
      name: 'BGIS 2027',
      game_id: '18',
      begin_at: '2027-01-01 18:30:00',
      teams: [{ fieldId: '32' }, { fieldId: '40' }],
    },
  },
  update: {
    typed: { name: 'Shanghai Major' },
    sent: { game_id: '2', begin_at: '2024-11-30 00:00:00', teams: [{ fieldId: '2' }, { fieldId: '8' }] },
  },
});

const tournament = areaAt('/api/v1/events/tournament', {
  id: 1,
  idIn: 'body',
  removal: '/api/v1/events/tournament/removeTournament',
  create: {
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
  },
  update: {
    typed: { pointTable: [points, { ...points, team_id: '40', chicken_dinner: '0' }] },
    sent: {
      name: 'Playoffs',
      label: 'Shanghai Major 2024 Playoffs',
      original_scheduled_at: '2024-12-12 00:00:00',
      series_id: '1',
      begin_at: '2024-12-12 00:00:00',
      end_at: '2024-12-15 23:59:59',
    },
  },
});

const matches = areaAt('/api/v1/events/matches', {
  // The running match of the demo data. Its status is not one that can be sent.
  id: 10,
  idIn: 'body',
  removal: '/api/v1/events/matches/removeMatches',
  create: {
    typed: {
      name: 'Night final',
      game_id: '18',
      tournament_id: '11',
      status: 'postponed',
      original_scheduled_at: '2027-01-01 18:30:00',
    },
  },
  update: {
    typed: { name: 'VIT vs TS', original_scheduled_at: '2027-01-01 18:30:00', winner_type: 'Player' },
    sent: { game_id: '2', tournament_id: '2', status: undefined },
  },
});

/** Series, tournaments and event matches. */
export const specifiedCompetitions: Readonly<Record<string, SpecifiedArea>> = {
  series,
  tournament,
  // A match has several statuses, and so its list has no switch.
  matches: { ...matches, status: undefined },
};
