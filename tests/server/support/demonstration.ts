import { seed } from '#server/seed/seed.ts';
import type { Contents } from '../../support/prepared/contents.ts';

/** When it begins: an instant in milliseconds. */
export const beginning = Date.parse('2026-11-20T10:00:00Z');

/** The records that a server fills a new database with. */
export const demonstration: Contents = {
  name: 'demonstration',
  fill: (db) => seed(db, { demo: true, now: new Date(beginning) }),
};
