/** Generated from openapi/admin-api.yaml by scripts/generate-contract.ts. */

/** The name of each list in a server's capabilities, by the path of its call. */
export const resourceNames: Readonly<Record<string, string>> = {
  '/api/v1/users/user': 'users',
  '/api/v1/events/advertise': 'advertisements',
  '/api/v1/games': 'games',
  '/api/v1/events/league': 'leagues',
  '/api/v1/events/matches': 'matches',
  '/api/v1/events/series': 'series',
  '/api/v1/events/tournament': 'tournaments',
  '/api/v1/teams': 'teams',
  '/api/v1/players': 'players',
  '/api/v1/pages': 'staticPages',
  '/api/v1/youtube': 'videos',
  '/api/v1/bgmi/allMatches': 'bgmiAllMatches',
  '/api/v1/bgmi/group': 'bgmiGroups',
  '/api/v1/bgmi/map': 'bgmiMaps',
  '/api/v1/bgmi/matches': 'bgmiMatches',
};
