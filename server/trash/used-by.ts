import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, type ForeignKey, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/db.ts';
import { allTables } from '#server/db/tables.ts';
import { stillUsed } from '#server/http/database-refusal.ts';

/**
 * Refuses to delete a record that others refer to, as the database would if the row were removed. Records in the trash and
 * the rows inside them do not count.
 *
 * @throws Refusal 409 naming the kind of record that refers to it.
 */
export async function refuseIfUsed(tx: Db, table: PgTable, id: number): Promise<void> {
  for (const { user, column, presence } of usersOf(table)) {
    const found = await tx
      .select({ one: sql`1` })
      .from(user)
      .where(and(eq(column, id), presence))
      .limit(1);
    if (found.length > 0) throw stillUsed(getTableConfig(user).name);
  }
}

interface User {
  readonly user: PgTable;
  readonly column: AnyPgColumn;
  /** The condition on rows that count. */
  readonly presence: SQL | undefined;
}

/** The references that prevent a removal: those that neither cascade nor become null. */
function usersOf(table: PgTable): readonly User[] {
  return allTables().flatMap((user) => {
    const keys = getTableConfig(user).foreignKeys;
    return keys
      .filter((key) => isRestricting(key) && key.reference().foreignTable === table)
      .map((key) => ({ user, column: columnOf(key), presence: presenceOf(user, keys) }));
  });
}

function isRestricting({ onDelete }: ForeignKey): boolean {
  return onDelete !== 'cascade' && onDelete !== 'set null';
}

function presenceOf(user: PgTable, keys: readonly ForeignKey[]): SQL | undefined {
  const own = deletedAtOf(user);
  if (own !== undefined) return sql`${own} is null`;
  const toParent = keys.find(({ onDelete }) => onDelete === 'cascade');
  if (toParent === undefined) return undefined;
  const { foreignTable, foreignColumns } = toParent.reference();
  const deletedAt = deletedAtOf(foreignTable);
  if (deletedAt === undefined) return undefined;
  return sql`exists (select 1 from ${foreignTable} where ${foreignColumns[0]} = ${columnOf(toParent)} and ${deletedAt} is null)`;
}

function columnOf(key: ForeignKey): AnyPgColumn {
  const [column] = key.reference().columns;
  if (column === undefined) throw new Error('A foreign key without a column');
  return column;
}

function deletedAtOf(table: PgTable): AnyPgColumn | undefined {
  return getTableConfig(table).columns.find(({ name }) => name === 'deleted_at');
}
