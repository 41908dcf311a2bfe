import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import type { Columns, HistoryAction, Undo } from '#server/db/schema/history.ts';
import { refuseIfUsed } from '#server/trash/used-by.ts';
import { type Author, appendEntry } from './append-entry.ts';
import { differences, isSame, type RecordData } from './differences.ts';
import { lockPresent, lockRow, type RecordedResource, read, rowsInside } from './recorded-resource.ts';

/** Writes of records. Each appends its entry to the history in the same transaction. */

export interface Write {
  readonly tx: Db;
  readonly author: Author;
  /** The entry's action, where it does not follow from the change. */
  readonly action?: HistoryAction;
}

export interface Written<T> {
  readonly record: T;
  readonly version: number;
}

interface Content {
  readonly columns: Columns;
  /** Replaces the rows inside the record. */
  readonly writeRows?: ((tx: Db, id: number) => Promise<void>) | undefined;
}

export async function insertRecord(
  resource: RecordedResource,
  { tx, author, action = 'create' }: Write,
  { columns, writeRows }: Content,
): Promise<Written<RecordData>> {
  const { table, name, nameOf, searchText } = resource;
  const [stored] = await tx
    .insert(table)
    .values({ ...columns, search_text: searchText(columns) })
    .returning({ id: table.id });
  const id = Number(stored?.id);
  await writeRows?.(tx, id);
  const record = await read(tx, resource, id);
  const changes = differences(null, record);
  await appendEntry(tx, author, { entity: name, id, name: nameOf(record), action, changes, undo: { kind: 'create' } });
  return { record, version: 1 };
}

interface Update extends Content {
  readonly id: number;
  readonly expected?: number | undefined;
}

/** Writes columns and rows. A write that changes nothing keeps the version and appends no entry. */
export async function updateRecord(
  resource: RecordedResource,
  { tx, author, action }: Write,
  { id, expected, columns, writeRows }: Update,
): Promise<Written<RecordData>> {
  const { name, nameOf, searchText } = resource;
  const row = await lockPresent(tx, resource, { id, expected });
  const before = await read(tx, resource, id);
  const rowsBefore = await rowsInside(tx, resource, id);
  await writeRows?.(tx, id);
  const rowsAfter = writeRows === undefined ? rowsBefore : await rowsInside(tx, resource, id);
  const undo = updateUndo(row, columns, { before: rowsBefore, after: rowsAfter });
  if (undo === undefined) return { record: before, version: row.version };
  const version = row.version + 1;
  await set(tx, resource, id, { ...columns, version, search_text: searchText({ ...row, ...columns }) });
  const record = await read(tx, resource, id);
  const changes = differences(before, record);
  const isToggle = isSame(Object.keys(undo.after), ['status']) && undo.rows === undefined;
  await appendEntry(tx, author, {
    entity: name,
    id,
    name: nameOf(record),
    action: action ?? (isToggle ? 'status' : 'update'),
    changes,
    undo,
  });
  return { record, version };
}

type UpdateUndo = Extract<Undo, { kind: 'update' }>;

/** Undefined if neither a column nor a row changes. */
function updateUndo(row: Columns, columns: Columns, rows: NonNullable<UpdateUndo['rows']>): UpdateUndo | undefined {
  const changed = Object.keys(columns).filter((column) => !isSame(row[column], columns[column]));
  const areRowsSame = isSame(rows.before, rows.after);
  if (changed.length === 0 && areRowsSame) return undefined;
  const pick = (from: Columns) => Object.fromEntries(changed.map((column) => [column, from[column] ?? null]));
  return { kind: 'update', before: pick(row), after: pick(columns), ...(!areRowsSame && { rows }) };
}

/**
 * Moves a record to the trash.
 *
 * @throws Refusal 404, 412, or 409 while other records refer to it.
 */
export async function deleteRecord(
  resource: RecordedResource,
  { tx, author, action = 'delete' }: Write,
  { id, expected }: { readonly id: number; readonly expected?: number | undefined },
): Promise<void> {
  const { table, name, nameOf } = resource;
  const row = await lockPresent(tx, resource, { id, expected });
  await refuseIfUsed(tx, table, id);
  const record = await read(tx, resource, id);
  await set(tx, resource, id, { deleted_at: author.at, version: row.version + 1 });
  const changes = differences(record, null);
  await appendEntry(tx, author, { entity: name, id, name: nameOf(record), action, changes, undo: { kind: 'delete' } });
}

/** Takes a record out of the trash, with its id, rows and pictures. */
export async function undeleteRecord(
  resource: RecordedResource,
  { tx, author, action = 'restore' }: Write,
  id: number,
): Promise<Written<RecordData>> {
  const { name, nameOf } = resource;
  const row = await lockRow(tx, resource, id);
  const version = row.version + 1;
  await set(tx, resource, id, { deleted_at: null, version });
  const record = await read(tx, resource, id);
  const changes = differences(null, record);
  await appendEntry(tx, author, { entity: name, id, name: nameOf(record), action, changes, undo: { kind: 'create' } });
  return { record, version };
}

async function set(tx: Db, { table }: RecordedResource, id: number, values: Columns): Promise<void> {
  await tx.update(table).set(values).where(eq(table.id, id));
}
