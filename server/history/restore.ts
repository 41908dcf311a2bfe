import { eq, getTableColumns } from 'drizzle-orm';
import type { Change } from '#server/contract/operation.ts';
import type { Db } from '#server/db/db.ts';
import { type Columns, history, type Undo } from '#server/db/schema/history.ts';
import { notFound, Refusal } from '#server/http/refusal.ts';
import { isSame, type RecordData } from './differences.ts';
import {
  lockPresent,
  lockRow,
  type RecordedResource,
  read,
  refuseOtherVersion,
  rowsInside,
} from './recorded-resource.ts';
import { deleteRecord, undeleteRecord, updateRecord, type Written } from './recorded-writes.ts';

interface RestoreCall extends Change {
  readonly body: { readonly id: number | string; readonly force?: number | string };
}

interface Restore {
  readonly tx: Db;
  readonly author: Change['author'];
  readonly id: number;
  readonly isForced: boolean;
  /** The version that the user has seen; undefined for any. */
  readonly expected: number | undefined;
}

/** The version is undefined when the record is in the trash now. */
type Restored = Written<RecordData> | undefined;

/** The call that undoes an entry of the history. `resources` are those whose changes are recorded. */
export function restoreOperations(resources: readonly RecordedResource[]) {
  return {
    restoreHistory: {
      handle: ({ body, transact, author, version }: RestoreCall) =>
        transact(async (tx) => {
          const [entry] = await tx
            .select()
            .from(history)
            .where(eq(history.id, Number(body.id)));
          if (entry === undefined) throw notFound('Entry');
          const resource = resources.find(({ name }) => name === entry.entity);
          if (entry.undo === null || resource === undefined) {
            throw new Refusal(409, 'This change cannot be restored');
          }
          const isForced = String(body.force ?? '') === '1';
          const { expected } = version;
          const restored = await undo(resource, entry.undo, { tx, author, id: entry.record_id, isForced, expected });
          if (restored !== undefined) version.send(restored.version);
          return { status: true as const, message: 'Restored successfully', data: restored?.record ?? null };
        }),
    },
  } as const;
}

function undo(resource: RecordedResource, entry: Undo, restore: Restore): Promise<Restored> {
  if (entry.kind === 'update') return undoUpdate(resource, entry, restore);
  return entry.kind === 'delete' ? undoDelete(resource, restore) : undoCreate(resource, restore);
}

/** Repeating it changes nothing: the response to the first restore may have been lost. */
async function undoDelete(resource: RecordedResource, { tx, author, id }: Restore): Promise<Restored> {
  const row = await lockRow(tx, resource, id).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(410, `The ${resource.record} is no longer in the trash`);
  });
  if (row.deleted_at === null) return { record: await read(tx, resource, id), version: row.version };
  return await undeleteRecord(resource, { tx, author }, id);
}

async function undoCreate(resource: RecordedResource, restore: Restore): Promise<Restored> {
  const { tx, author, id, isForced, expected } = restore;
  const row = await lockRow(tx, resource, id);
  if (row.deleted_at !== null) return undefined;
  await refuseOtherVersion(tx, resource, { id, version: row.version, expected });
  if (row.version > 1 && !isForced) await refuseChanged(tx, resource, { id, version: row.version });
  await deleteRecord(resource, { tx, author, action: 'restore' }, { id });
  return undefined;
}

async function undoUpdate(
  resource: RecordedResource,
  { before, after, rows }: Extract<Undo, { kind: 'update' }>,
  { tx, author, id, isForced, expected }: Restore,
): Promise<Restored> {
  const row = await lockPresent(tx, resource, { id });
  const current = rows && (await rowsInside(tx, resource, id));
  const has = (columns: Columns, itsRows: readonly Columns[] | undefined) =>
    Object.entries(columns).every(([name, value]) => isSame(row[name], value)) &&
    isSame(filled(current), filled(itsRows));
  if (has(before, rows?.before)) return { record: await read(tx, resource, id), version: row.version };
  await refuseOtherVersion(tx, resource, { id, version: row.version, expected });
  if (!has(after, rows?.after) && !isForced) await refuseChanged(tx, resource, { id, version: row.version });
  const columns = typed(resource, before);
  const writeRows = rows && (() => replaceRows(tx, resource, { id, rows: rows.before }));
  return await updateRecord(resource, { tx, author, action: 'restore' }, { id, columns, writeRows });
}

/** Rows without their empty columns: an entry may be older than a column. */
function filled(rows: readonly Columns[] | undefined): readonly Columns[] | undefined {
  return rows?.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== '')),
  );
}

async function replaceRows(
  tx: Db,
  { inside }: RecordedResource,
  { id, rows }: { readonly id: number; readonly rows: readonly Columns[] },
): Promise<void> {
  if (inside === undefined) return;
  await tx.delete(inside.table).where(eq(inside.parent, id));
  if (rows.length > 0) await tx.insert(inside.table).values([...rows]);
}

/** Values that JSON cannot express as the driver expects them. */
function typed({ table }: RecordedResource, values: Columns): Columns {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}

/** @throws Refusal 409 with the current record. */
async function refuseChanged(
  tx: Db,
  resource: RecordedResource,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<never> {
  const data = await read(tx, resource, id);
  throw new Refusal(409, 'The same values have been changed again since', { data, version });
}
