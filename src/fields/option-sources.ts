import type { EndpointOf } from './endpoint.ts';

/** The calls that fill dropdowns (section 7). A select names one of these, not an entity. */
export const optionSources = {
  games: 'GET /api/v1/games/all',
  series: 'GET /api/v1/events/series/all',
  tournaments: 'GET /api/v1/events/tournament/all',
  teams: 'GET /api/v1/teams/all',
  countries: 'GET /api/v1/users/country',
  bgmiSeries: 'GET /api/v1/bgmi/matches/series',
  bgmiTeams: 'GET /api/v1/bgmi/teamsBgmi',
  bgmiGroupTeams: 'GET /api/v1/bgmi/teamsBgmiGroup',
  bgmiGroupsOfTeam: 'GET /api/v1/BGMI/getGroup',
  bgmiMaps: 'GET /api/v1/bgmi/bgmiMapall',
  bgmiMatches: 'GET /api/v1/bgmi/matches/all',
} as const satisfies Record<string, EndpointOf<'GET'>>;

export type OptionSource = keyof typeof optionSources;
