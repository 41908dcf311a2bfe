import type { Values } from '#fields/field.ts';
import { furtherAreas } from '../../support/further/calls.ts';
import { specifiedBgmi } from './specified-bgmi.ts';
import { specifiedCatalogue } from './specified-catalogue.ts';
import { specifiedCompetitions } from './specified-competitions.ts';
import { specifiedContent } from './specified-content.ts';

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
  /** The switch in the list, where the area has one. */
  readonly status?: SpecifiedCall;
  readonly remove: SpecifiedCall;
}

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
