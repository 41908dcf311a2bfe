import { text } from '#fields/build.ts';
import type { EndpointOf } from '#fields/endpoint.ts';
import type { Fields } from '#fields/field.ts';

/** The members of a ruleset. Their rules are those of a draft (`src/domain/points/ruleset-draft.ts`). */
export const rulesetFields = {
  name: text('Name'),
  places: text('Points for the places'),
  lobby: text('Teams in a match'),
  per_finish: text('Points for a finish'),
  finish_cap: text('Finishes that count in a match'),
  order: text('Rank and ties by'),
  decider: text('If teams are still level'),
  shared: text('Teams that share a place'),
  has_penalties: text('Teams can get a penalty or a bonus'),
} satisfies Fields;

/** The calls of a server with the capability `rulesets`. */
export const rulesetEndpoints = {
  list: 'GET /api/v1/rulesets',
  read: 'GET /api/v1/rulesets/{id}',
  create: 'POST /api/v1/rulesets',
  update: 'PATCH /api/v1/rulesets',
  remove: 'DELETE /api/v1/rulesets',
} as const satisfies {
  list: EndpointOf<'GET'>;
  read: EndpointOf<'GET'>;
  create: EndpointOf<'POST'>;
  update: EndpointOf<'PATCH'>;
  remove: EndpointOf<'DELETE'>;
};
