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

interface OptionSource<Query> {
  readonly table: PgTable & { readonly id: AnyPgColumn; readonly deleted_at?: AnyPgColumn };
  readonly name: AnyPgColumn | SQL;
  /** The condition for the rows that the query requests. Without it, all. */
  readonly where?: (query: Query) => SQL | undefined;
}

/** The operation of a dropdown: the matching rows outside the trash, ordered by name. At most 10,000. */
export function optionList<Query = unknown>(db: Db, { table, name, where }: OptionSource<Query>) {
  return {
    isLarge: true,
    handle: async ({ query }: { readonly query: Query }) => ({
      status: true as const,
      message: 'Success',
      data: await optionsOf(db, { table, name, where: where?.(query) }),
    }),
  } as const;
}

/** The database builds the JSON, in the order of the rows: one by one they would occupy this process five times as long. */
async function optionsOf(
  db: Db,
  { table, name, where }: Pick<OptionSource<never>, 'table' | 'name'> & { readonly where: SQL | undefined },
): Promise<Option[]> {
  const rows = db
    .select({ id: sql<number>`${table.id}`.as('id'), name: sql<string>`${name}`.as('name') })
    .from(table)
    .where(and(table.deleted_at && isNull(table.deleted_at), where))
    .orderBy(asc(name), asc(table.id))
    .limit(maxOptionsPerResponse)
    .as('options');
  const [found] = await db
    .select({ all: sql<Option[]>`coalesce(json_agg(json_build_object('id', ${rows.id}, 'name', ${rows.name})), '[]')` })
    .from(rows);
  return found?.all ?? [];
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
