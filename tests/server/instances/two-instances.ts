import { afterAll, beforeAll, inject } from 'vitest';
import { openPostgres } from '#server/db/open-postgres.ts';
import { type OwnDatabase, ownDatabase } from '../../support/postgres/own-database.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

export interface TwoInstances {
  readonly a: TestApp;
  readonly b: TestApp;
  readonly database: OwnDatabase;
}

/** Two applications that share only a PostgreSQL database. Each has separate connections and a separate clock. */
export function withTwoInstances(): () => TwoInstances {
  let instances: TwoInstances | undefined;
  beforeAll(async () => {
    const database = await ownDatabase(inject('postgres'));
    const [a, b] = await Promise.all([openPostgres(database.address), openPostgres(database.address)]);
    instances = { a: await openTestApp({ database: a }), b: await openTestApp({ database: b }), database };
  });
  afterAll(async () => {
    await Promise.all([instances?.a.close(), instances?.b.close()]);
    await instances?.database.drop();
  });
  return () => {
    if (instances === undefined) throw new Error('The instances run inside tests only');
    return instances;
  };
}
