import type { Db } from '#server/db/db.ts';

/** What a database holds from the beginning, over the schema. */
export interface Contents {
  readonly name: string;
  readonly fill: (db: Db) => Promise<unknown>;
}

export const nothing: Contents = { name: 'nothing', fill: async () => undefined };
