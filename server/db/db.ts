import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;

/** What queries are written against: PGlite, PostgreSQL, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** An open database. Only its opener closes it. */
export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  readonly close: () => Promise<void>;
}
