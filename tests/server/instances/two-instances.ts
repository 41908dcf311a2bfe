import { afterAll, beforeAll, inject } from 'vitest';
import { openPostgres } from '#server/db/open-postgres.ts';
import { type OwnDatabase, ownDatabase } from '../../support/postgres/own-database.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

export interface TwoCopies {
  readonly a: TestApp;
  readonly b: TestApp;
  readonly database: OwnDatabase;
}

/** Two applications that share nothing but a PostgreSQL database: each has connections and a clock of its own. */
export function withTwoCopies(): () => TwoCopies {
  let copies: TwoCopies | undefined;
  beforeAll(async () => {
    const database = await ownDatabase(inject('postgres'));
    const [a, b] = await Promise.all([openPostgres(database.address), openPostgres(database.address)]);
    copies = { a: await openTestApp({ database: a }), b: await openTestApp({ database: b }), database };
  });
  afterAll(async () => {
    await Promise.all([copies?.a.close(), copies?.b.close()]);
    await copies?.database.drop();
  });
  return () => {
    if (copies === undefined) throw new Error('The copies run inside tests only');
    return copies;
  };
}
