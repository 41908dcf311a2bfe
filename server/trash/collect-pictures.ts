import type { Db } from '#server/db/db.ts';
import { stepTimeoutMs } from '#server/db/step.ts';
import type { RecordedResource } from '#server/history/recorded-resource.ts';
import { removeUnused } from '#server/uploads/hold-pictures.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';
import { isPictureUsed, picturesInUse } from './picture-use.ts';

interface Collection {
  readonly db: Db;
  readonly uploads: UploadStore;
  readonly resources: readonly RecordedResource[];
  /** Pictures that were last stored by this time are removed, in milliseconds since 1970. */
  readonly storedBy: number;
  /** For each statement, in milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * Removes the pictures that no record refers to: those of requests that stored a picture and then no record, because the
 * record was refused, or the database or the server failed.
 *
 * @returns how many were removed.
 */
export async function collectPictures({
  db,
  uploads,
  resources,
  storedBy,
  timeoutMs = stepTimeoutMs,
}: Collection): Promise<number> {
  const used = await picturesInUse(db, resources, { timeoutMs });
  let removed = 0;
  for await (const page of uploads.list()) {
    for (const { name, storedAt } of page) {
      if (storedAt > storedBy || used.has(name)) continue;
      // A record may have been stored with it since.
      const isUsed = (tx: Db) => isPictureUsed(tx, resources, name);
      if (await removeUnused(db, uploads, { name, isUsed })) removed += 1;
    }
  }
  return removed;
}
