import { bgmiWalks } from './walks/bgmi.ts';
import { catalogueWalks } from './walks/catalogue.ts';
import { competitionWalks } from './walks/competitions.ts';
import { contentWalks } from './walks/content.ts';
import type { EntityWalk } from './walks/entity-walk.ts';
import { furtherWalks } from './walks/further.ts';

const written: readonly EntityWalk[] = [...catalogueWalks, ...competitionWalks, ...bgmiWalks, ...contentWalks];

/** A walk for every declared entity. */
export const entityWalks: readonly EntityWalk[] = [
  ...written,
  ...furtherWalks.filter(({ path }) => written.every((walk) => walk.path !== path)),
];
