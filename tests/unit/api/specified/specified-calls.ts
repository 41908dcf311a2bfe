import { furtherAreas } from '../../../support/further/calls.ts';
import type { SpecifiedArea, SpecifiedCall } from './specified-area.ts';
import { specifiedBgmi } from './specified-bgmi.ts';
import { specifiedCatalogue } from './specified-catalogue.ts';
import { specifiedCompetitions } from './specified-competitions.ts';
import { specifiedContent } from './specified-content.ts';

export const specifiedAreas: Readonly<Record<string, SpecifiedArea>> = {
  ...furtherAreas,
  ...specifiedCatalogue,
  ...specifiedCompetitions,
  ...specifiedBgmi,
  ...specifiedContent,
};

/** The calls that fill dropdowns. */
export const specifiedOptions: Readonly<Record<string, SpecifiedCall>> = {
  games: { call: 'GET /api/v1/games/all' },
  series: { call: 'GET /api/v1/events/series/all' },
  tournaments: { call: 'GET /api/v1/events/tournament/all' },
  teams: { call: 'GET /api/v1/teams/all' },
  countries: { call: 'GET /api/v1/users/country' },
  bgmiSeries: { call: 'GET /api/v1/bgmi/matches/series' },
  bgmiTeams: { call: 'GET /api/v1/bgmi/teamsBgmi' },
  bgmiGroupTeams: { call: 'GET /api/v1/bgmi/teamsBgmiGroup' },
  bgmiGroupsOfTeam: { call: 'GET /api/v1/BGMI/getGroup', search: '?series_id=13&team_id=40' },
  bgmiMaps: { call: 'GET /api/v1/bgmi/bgmiMapall' },
  bgmiMatches: { call: 'GET /api/v1/bgmi/matches/all' },
};
