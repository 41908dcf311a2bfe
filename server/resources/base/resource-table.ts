import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table that `resource` can list, search and write. */
export type ResourceTable = PgTable & { readonly id: AnyPgColumn; readonly search_text: AnyPgColumn };
