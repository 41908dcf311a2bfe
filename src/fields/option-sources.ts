import type { EndpointOf } from './endpoint.ts';

/** The calls that fill dropdowns (section 7). A select names one of these, not an entity. */
export const optionSources = {
  games: 'GET /api/v1/games/all',
  countries: 'GET /api/v1/users/country',
} as const satisfies Record<string, EndpointOf<'GET'>>;

export type OptionSource = keyof typeof optionSources;
