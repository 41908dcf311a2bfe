import { bgmiWalks } from './walks/bgmi.ts';
import { catalogueWalks } from './walks/catalogue.ts';
import { competitionWalks } from './walks/competitions.ts';
import { contentWalks } from './walks/content.ts';
import type { EntityWalk } from './walks/entity-walk.ts';

/** A walk for every declared entity. */
export const entityWalks: readonly EntityWalk[] = [
  ...catalogueWalks,
  ...competitionWalks,
  ...bgmiWalks,
  ...contentWalks,
];
