import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { history } from '#server/db/schema/history.ts';
import { inStep } from '#server/db/step.ts';
import type { RecordedResource } from '#server/history/recorded-resource.ts';
import { isForeignKeyViolation } from '#server/http/database-refusal.ts';
import { removeUnused } from '#server/uploads/hold-pictures.ts';
import { pictureNamesIn } from '#server/uploads/picture-names.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';
import { isPictureUsed } from './picture-use.ts';

interface Purge {
  readonly db: Db;
  readonly uploads: UploadStore;
  readonly resources: readonly RecordedResource[];
  /** Records that were deleted by this time are removed. */
  readonly deletedBy: Date;
  /** For each statement, in milliseconds. */
  readonly timeoutMs?: number;
}

interface Purged {
  readonly records: number;
  readonly pictures: number;
}

/** An arbitrary number for the advisory lock. No other program on the database may use it. */
const purgeLock = 7_264_115;

/** How many records one transaction removes. */
const stepSize = 100;

/**
 * Removes the records that have been in the trash for too long, and their pictures, in steps. A record that another one
 * still refers to stays. While another instance purges, nothing happens. The history keeps its entries; they cannot be
 * restored.
 *
 * @throws the first error of a kind of records, after the other kinds.
 */
export async function purgeTrash(purge: Purge): Promise<Purged> {
  const { db, uploads, resources } = purge;
  const total = { records: 0, pictures: 0 };
  const errors: unknown[] = [];
  for (const resource of resources) {
    try {
      for (let after: number | undefined = 0; after !== undefined; ) {
        const from: number = after;
        const step = await inStep(db, (tx) => purgeStep(tx, resource, purge, from), purge.timeoutMs);
        total.records += step.records;
        after = step.last;
        // After the transaction: files cannot be brought back when it fails.
        for (const name of step.names) {
          const isUsed = (tx: Db) => isPictureUsed(tx, resources, name);
          if (await removeUnused(db, uploads, { name, isUsed })) total.pictures += 1;
        }
      }
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return total;
}

interface Step {
  readonly records: number;
  /** The pictures of the removed records. */
  readonly names: ReadonlySet<string>;
  /** The last id of the step; undefined when there are no more records. */
  readonly last: number | undefined;
}

async function purgeStep(
  tx: Db,
  resource: RecordedResource,
  { deletedBy }: Pick<Purge, 'deletedBy'>,
  after: number,
): Promise<Step> {
  const [lock] = await tx
    .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${purgeLock})` })
    .from(sql`(select 1) as one`);
  const names = new Set<string>();
  if (lock?.isFree !== true) return { records: 0, names, last: undefined };
  const { table } = resource;
  const expired = await tx
    .select()
    .from(table)
    .where(and(lte(table.deleted_at, deletedBy), gt(table.id, after)))
    .orderBy(table.id)
    .limit(stepSize);
  let records = 0;
  for (const row of expired) {
    const id = Number(row['id']);
    if (!(await isRemoved(tx, resource, id))) continue;
    records += 1;
    for (const name of await picturesOf(tx, resource, { id, row })) names.add(name);
  }
  return { records, names, last: expired.length < stepSize ? undefined : Number(expired.at(-1)?.['id']) };
}

async function isRemoved(tx: Db, { table }: RecordedResource, id: number): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.delete(table).where(eq(table.id, id)));
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

interface RemovedRow {
  readonly id: number;
  readonly row: object;
}

/** The pictures of a record, and those that it had before. */
async function picturesOf(tx: Db, { name }: RecordedResource, { id, row }: RemovedRow): Promise<ReadonlySet<string>> {
  const entries = await tx
    .select({ undo: history.undo })
    .from(history)
    .where(and(eq(history.entity, name), eq(history.record_id, id)));
  return pictureNamesIn(JSON.stringify([row, entries]));
}
