import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import type { UploadStore } from './upload-store.ts';

export interface Picture {
  /** Of `uploadName`. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The key of the advisory lock of a picture. */
const lockOf = (name: string) => sql`hashtextextended(${`picture ${name}`}, 0)`;

/**
 * Makes sure that pictures are stored until the transaction that refers to them ends. The same picture may have been stored
 * for another record that is gone, and be removed at this moment.
 */
export async function holdPictures(tx: Db, uploads: UploadStore, pictures: readonly Picture[]): Promise<void> {
  for (const { name, bytes } of pictures) {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(name)})`);
    if (!(await uploads.has(name))) await uploads.put(name, bytes);
  }
}

/**
 * Removes a picture, unless a transaction holds it or `isUsed` finds a reference to it.
 *
 * @returns whether it is removed.
 */
export async function removeUnused(
  db: Db,
  uploads: Pick<UploadStore, 'remove'>,
  { name, isUsed }: { readonly name: string; readonly isUsed: (tx: Db) => Promise<boolean> },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [lock] = await tx
      .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${lockOf(name)})` })
      .from(sql`(select 1) as one`);
    if (lock?.isFree !== true || (await isUsed(tx))) return false;
    await uploads.remove(name);
    return true;
  });
}
