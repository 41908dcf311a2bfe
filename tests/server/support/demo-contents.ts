import { seed } from '#server/seed/seed.ts';
import type { Contents } from '../../support/prepared/contents.ts';

/** The time at which tests start. Milliseconds since the epoch. */
export const startTime = Date.parse('2026-11-20T10:00:00Z');

/** The demo records that a server adds to an empty database. */
export const demoContents: Contents = {
  name: 'demonstration',
  fill: (db) => seed(db, { demo: true, now: new Date(startTime) }),
};
