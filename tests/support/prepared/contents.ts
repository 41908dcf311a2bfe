import type { Db } from '#server/db/db.ts';

/** The initial rows of a database. */
export interface Contents {
  readonly name: string;
  readonly fill: (db: Db) => Promise<unknown>;
}

export const nothing: Contents = { name: 'nothing', fill: async () => undefined };
