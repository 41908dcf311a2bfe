import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;

/** What queries are written against: PGlite, PostgreSQL, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** An open database. Only its opener closes it. */
export interface Database {
  readonly db: Db;
  readonly close: () => Promise<void>;
  /** Of the embedded database alone. */
  readonly files?: DatabaseFiles;
}

/** The embedded database as files. */
export interface DatabaseFiles {
  readonly folder: string;
  /** Runs something while no query does: what the files hold then can be opened like what a killed process has left. */
  readonly freeze: (work: () => Promise<void>) => Promise<void>;
}
