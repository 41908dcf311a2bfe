import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { maxOptionsPerResponse } from '#domain/limits.ts';
import { contains } from '#server/db/contains.ts';
import type { Db } from '#server/db/db.ts';
import type { ResourceTable } from './resource-table.ts';

/** An item of a dropdown (section 2). */
export interface Option {
  readonly id: number;
  readonly name: string;
}

/** The query of a dropdown: empty, a search text, or ids. */
export interface OptionQuery {
  readonly search?: string;
  /** Separated by commas. */
  readonly ids?: string;
}

/** The matching rows outside the trash as items of a dropdown, ordered by name. At most 10,000. */
export async function optionsOf(
  db: Db,
  table: PgTable & { readonly id: AnyPgColumn; readonly deleted_at?: AnyPgColumn },
  name: AnyPgColumn | SQL,
  where?: SQL,
): Promise<Option[]> {
  return await db
    .select({ id: sql<number>`${table.id}`, name: sql<string>`${name}` })
    .from(table)
    .where(and(table.deleted_at && isNull(table.deleted_at), where))
    .orderBy(asc(name), asc(table.id))
    .limit(maxOptionsPerResponse);
}

/** The condition for the rows that a dropdown requests. */
export function optionsCondition(table: ResourceTable, { search, ids }: OptionQuery): SQL | undefined {
  return and(contains(table.search_text, search), ids === undefined ? undefined : inArray(table.id, idsIn(ids)));
}

/** The ids in a text with commas between them, without numbers that are too large for an id. */
export function idsIn(ids: string): readonly number[] {
  return ids
    .split(',')
    .map(Number)
    .filter((id) => id < 2 ** 31);
}
