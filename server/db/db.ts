import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;

/** PGlite, PostgreSQL, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** An open database. The code that opened it closes it. */
export interface Database {
  readonly db: Db;
  readonly close: () => Promise<void>;
  /** The use of the connections; undefined for the embedded database, which has one. */
  readonly pool?: () => PoolUse;
  /** Only the embedded database has files. */
  readonly files?: DatabaseFiles;
}

/** How many connections to the database are open and idle, and how many queries wait for one. */
export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The files of the embedded database. */
export interface DatabaseFiles {
  readonly folder: string;
  /** Runs `work` while no query runs. A copy of the files made then can be opened like those of a killed process. */
  readonly freeze: (work: () => Promise<void>) => Promise<void>;
}
