/** Generated from openapi/admin-api.yaml by scripts/generate-contract.ts. */

/**
 * A GET whose response may be cached on the device: a page of rows (`list`), all items of a dropdown or the server's
 * capabilities (`option`), or one record (`record`, with `{id}` at the end of its path). Personal data is cached only
 * when the user turns this on.
 */
export interface OfflineCall {
  readonly path: string;
  readonly kind: 'list' | 'option' | 'record';
  readonly personal: boolean;
}

/** The only calls that may be cached. All others are never cached, prefetched or replayed. */
export const offlineCalls: readonly OfflineCall[] = [
  { path: '/api/v1/users/user', kind: 'list', personal: true },
  { path: '/api/v1/users/country', kind: 'option', personal: false },
  { path: '/api/v1/events/advertise', kind: 'list', personal: false },
  { path: '/api/v1/games', kind: 'list', personal: false },
  { path: '/api/v1/games/all', kind: 'option', personal: false },
  { path: '/api/v1/games/gamesAll', kind: 'option', personal: false },
  { path: '/api/v1/games/gamesAllbgmi', kind: 'option', personal: false },
  { path: '/api/v1/events/league', kind: 'list', personal: false },
  { path: '/api/v1/events/league/all', kind: 'option', personal: false },
  { path: '/api/v1/events/matches', kind: 'list', personal: false },
  { path: '/api/v1/events/matches/all', kind: 'option', personal: false },
  { path: '/api/v1/events/series', kind: 'list', personal: false },
  { path: '/api/v1/events/series/all', kind: 'option', personal: false },
  { path: '/api/v1/bgmi/matches/series', kind: 'option', personal: false },
  { path: '/api/v1/events/tournament', kind: 'list', personal: false },
  { path: '/api/v1/events/tournament/{id}', kind: 'record', personal: false },
  { path: '/api/v1/events/tournament/all', kind: 'option', personal: false },
  { path: '/api/v1/teams', kind: 'list', personal: false },
  { path: '/api/v1/teams/all', kind: 'option', personal: false },
  { path: '/api/v1/players', kind: 'list', personal: false },
  { path: '/api/v1/pages', kind: 'list', personal: false },
  { path: '/api/v1/youtube', kind: 'list', personal: false },
  { path: '/api/v1/bgmi/allMatches', kind: 'list', personal: false },
  { path: '/api/v1/bgmi/allMatches/all', kind: 'option', personal: false },
  { path: '/api/v1/bgmi/teamsBgmi', kind: 'option', personal: false },
  { path: '/api/v1/bgmi/teamsBgmiGroup', kind: 'option', personal: false },
  { path: '/api/v1/bgmi/group', kind: 'list', personal: false },
  { path: '/api/v1/bgmi/bgmiGroupall', kind: 'option', personal: false },
  { path: '/api/v1/bgmi/map', kind: 'list', personal: false },
  { path: '/api/v1/bgmi/bgmiMapall', kind: 'option', personal: false },
  { path: '/api/v1/bgmi/matches', kind: 'list', personal: false },
  { path: '/api/v1/bgmi/matches/all', kind: 'option', personal: false },
  { path: '/api/v1/BGMI/getGroup', kind: 'option', personal: false },
  { path: '/api/v1/news/getCategory', kind: 'option', personal: false },
  { path: '/api/v1/rulesets', kind: 'option', personal: false },
  { path: '/api/v1/capabilities', kind: 'option', personal: false },
];
