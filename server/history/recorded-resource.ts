import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import type { Columns } from '#server/db/schema/history.ts';
import { notFound, Refusal } from '#server/http/refusal.ts';
import type { ResourceTable, RowsInside } from '#server/resources/base/resource-table.ts';
import type { RecordData } from './differences.ts';

/** A kind of record whose changes are in the history. */
export interface RecordedResource {
  /** The contract's name of the resource, such as `teams`. */
  readonly name: string;
  /** The name of one record in messages: 'Team'. */
  readonly record: string;
  readonly table: ResourceTable;
  readonly inside?: RowsInside | undefined;
  readonly searchText: (row: Columns) => string;
  /** A record as the API returns it; undefined if there is none, or if it is in the trash. */
  readonly find: (db: Db, id: number) => Promise<RecordData | undefined>;
  readonly nameOf: (record: RecordData) => string;
}

export interface LockedRow extends Columns {
  readonly version: number;
  readonly deleted_at: Date | null;
}

/** The row of a record, locked until the transaction ends. */
export async function lockRow(tx: Db, { table, record }: RecordedResource, id: number): Promise<LockedRow> {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (row === undefined) throw notFound(record);
  return row as unknown as LockedRow;
}

/**
 * The row of a record outside the trash, locked until the transaction ends.
 *
 * @throws Refusal 404, or 412 with the current record when it has another version than the expected one.
 */
export async function lockPresent(
  tx: Db,
  resource: RecordedResource,
  { id, expected }: { readonly id: number; readonly expected?: number | undefined },
): Promise<LockedRow> {
  const row = await lockRow(tx, resource, id);
  if (row.deleted_at !== null) throw notFound(resource.record);
  await refuseOtherVersion(tx, resource, { id, version: row.version, expected });
  return row;
}

interface ExpectedVersion {
  readonly id: number;
  readonly version: number;
  readonly expected: number | undefined;
}

/** @throws Refusal 412 with the current record when it has another version than the expected one. */
export async function refuseOtherVersion(
  tx: Db,
  resource: RecordedResource,
  { id, version, expected }: ExpectedVersion,
): Promise<void> {
  if (expected === undefined || expected === version) return;
  const data = await read(tx, resource, id);
  throw new Refusal(412, 'Someone else has changed this record', { data, version });
}

/** @throws Refusal 404 */
export async function read(db: Db, { find, record }: RecordedResource, id: number): Promise<RecordData> {
  const found = await find(db, id);
  if (found === undefined) throw notFound(record);
  return found;
}

/** All columns of the rows inside a record, in their order. */
export async function rowsInside(db: Db, { inside }: RecordedResource, id: number): Promise<readonly Columns[]> {
  if (inside === undefined) return [];
  return await db.select().from(inside.table).where(eq(inside.parent, id)).orderBy(asc(inside.table.position));
}

/** The condition on records outside the trash. */
export const isPresent = ({ deleted_at }: Pick<ResourceTable, 'deleted_at'>) => isNull(deleted_at);

export const hasId = (table: ResourceTable, id: number) => and(eq(table.id, id), isPresent(table));
