import { bgmiWalks } from './bgmi.ts';
import { catalogueWalks } from './catalogue.ts';
import { competitionWalks } from './competitions.ts';
import { contentWalks } from './content.ts';
import type { EntityWalk } from './entity-walk.ts';
import { furtherWalks } from './further.ts';

const written: readonly EntityWalk[] = [...catalogueWalks, ...competitionWalks, ...bgmiWalks, ...contentWalks];

/** A walk for every declared entity. */
export const entityWalks: readonly EntityWalk[] = [
  ...written,
  ...furtherWalks.filter(({ path }) => written.every((walk) => walk.path !== path)),
];
