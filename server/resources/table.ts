import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows are listed, searched and written by `resource`. */
export type ResourceTable = PgTable & { readonly id: AnyPgColumn; readonly search_text: AnyPgColumn };
