import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { pictureHolds } from '#server/db/schema/housekeeping.ts';
import { inStep } from '#server/db/step.ts';
import type { UploadStore } from './upload-store.ts';

export interface Picture {
  /** Of `uploadName`. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Stores {
  readonly db: Db;
  readonly uploads: Pick<UploadStore, 'put'>;
}

/** The key of the advisory lock of a picture. */
const lockOf = (name: string) => sql`hashtextextended(${`picture ${name}`}, 0)`;

/** The database's clock: those of the instances may differ. */
const now = sql`now()`;
/** A request has stored its record long before, or never will. */
const endOfHold = sql`now() + interval '1 hour'`;

/**
 * Stores pictures for a record that does not exist yet. Nothing removes them until the transaction that stores the record
 * calls {@link releasePictures}, or for an hour. No transaction is open while the store works.
 *
 * @returns the ids of the holds.
 */
export async function storePictures({ db, uploads }: Stores, pictures: readonly Picture[]): Promise<readonly number[]> {
  const holds: number[] = [];
  for (const { name, bytes } of pictures) {
    holds.push(...(await hold(db, name)));
    await uploads.put(name, bytes);
  }
  return holds;
}

/** Waits for a removal of the picture that is in progress. */
function hold(db: Db, name: string): Promise<readonly number[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(name)})`);
    const held = await tx.insert(pictureHolds).values({ name, ends_at: endOfHold }).returning({ id: pictureHolds.id });
    return held.map(({ id }) => id);
  });
}

/** Ends holds, in the transaction that stores the record with the pictures. */
export async function releasePictures(tx: Db, holds: readonly number[]): Promise<void> {
  if (holds.length > 0) await tx.delete(pictureHolds).where(inArray(pictureHolds.id, [...holds]));
}

/**
 * Removes a picture, unless a request holds it or `isUsed` finds a reference to it.
 *
 * @returns whether it is removed.
 */
export async function removeUnused(
  db: Db,
  uploads: Pick<UploadStore, 'remove'>,
  { name, isUsed }: { readonly name: string; readonly isUsed: (tx: Db) => Promise<boolean> },
): Promise<boolean> {
  return await inStep(db, async (tx) => {
    const [lock] = await tx
      .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${lockOf(name)})` })
      .from(sql`(select 1) as one`);
    // The holds first: a request may store its record between the two queries.
    if (lock?.isFree !== true || (await isHeld(tx, name)) || (await isUsed(tx))) return false;
    await uploads.remove(name);
    return true;
  });
}

async function isHeld(tx: Db, name: string): Promise<boolean> {
  const isActive = and(eq(pictureHolds.name, name), gt(pictureHolds.ends_at, now));
  return (await tx.select({ id: pictureHolds.id }).from(pictureHolds).where(isActive).limit(1)).length > 0;
}
