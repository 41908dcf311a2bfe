import { inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import type { FieldError } from '../http/refusal.ts';

/** What a row inside a record refers to, and where it says so. */
export interface RowReference {
  readonly id: number;
  readonly path: string;
}

/** The references that lead nowhere, found with one query however many rows there are. */
export async function missingReferences(
  db: Db,
  table: PgTable & { readonly id: AnyPgColumn },
  references: readonly RowReference[],
  record: string,
): Promise<readonly FieldError[]> {
  if (references.length === 0) return [];
  const ids = [...new Set(references.map(({ id }) => id))];
  const found = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  const there = new Set(found.map(({ id }) => Number(id)));
  return references.filter(({ id }) => !there.has(id)).map(({ path }) => ({ path, msg: `${record} does not exist` }));
}
