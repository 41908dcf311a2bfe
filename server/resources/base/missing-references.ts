import { and, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { isPresent } from '#server/history/recorded-resource.ts';
import type { FieldError } from '#server/http/refusal.ts';
import type { ResourceTable } from './resource-table.ts';

/** A reference in a row inside a record. */
export interface RowReference {
  readonly id: number;
  readonly path: string;
}

/** Errors for references to records that do not exist or are in the trash. Uses one query for all rows. */
export async function missingReferences(
  db: Db,
  table: ResourceTable,
  references: readonly RowReference[],
  record: string,
): Promise<readonly FieldError[]> {
  if (references.length === 0) return [];
  const ids = [...new Set(references.map(({ id }) => id))];
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), isPresent(table)));
  const existing = new Set(found.map(({ id }) => Number(id)));
  return references
    .filter(({ id }) => !existing.has(id))
    .map(({ path }) => ({ path, msg: `${record} does not exist` }));
}
