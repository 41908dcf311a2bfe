import type { Db } from '#server/db/db.ts';
import type { RecordedResource } from '#server/history/recorded-resource.ts';
import { removeUnused } from '#server/uploads/hold-pictures.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';
import { isPictureUsed } from './picture-use.ts';

interface Collection {
  readonly db: Db;
  readonly uploads: UploadStore;
  readonly resources: readonly RecordedResource[];
  /** Pictures that were last stored by this time are removed, in milliseconds since 1970. */
  readonly storedBy: number;
}

/**
 * Removes the pictures that no record refers to: those of requests that stored a picture and then no record, because the
 * record was refused, or the database or the server failed.
 *
 * @returns how many were removed.
 */
export async function collectPictures({ db, uploads, resources, storedBy }: Collection): Promise<number> {
  let removed = 0;
  for await (const page of uploads.list()) {
    for (const { name, storedAt } of page) {
      if (storedAt > storedBy) continue;
      const isUsed = (tx: Db) => isPictureUsed(tx, resources, name);
      // Most pictures are in use. The lock is only for the others.
      if (!(await isUsed(db)) && (await removeUnused(db, uploads, { name, isUsed }))) removed += 1;
    }
  }
  return removed;
}
