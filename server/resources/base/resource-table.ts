import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table of records (see `recordColumns`). */
export type ResourceTable = PgTable & Readonly<Record<'id' | 'search_text' | 'version' | 'deleted_at', AnyPgColumn>>;

/** The table of the rows inside records. */
export interface RowsInside {
  readonly table: PgTable & { readonly position: AnyPgColumn };
  /** The column with the id of the record. */
  readonly parent: AnyPgColumn;
}
