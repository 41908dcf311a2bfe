import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseFiles, Db } from '#server/db/db.ts';
import { repeat } from '#server/lifecycle/repeat.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import type { Services } from '#server/services.ts';
import type { Settings } from '#server/settings.ts';
import { listSnapshots, pruneSnapshots, snapshotFolder, takenAt } from './snapshot-files.ts';
import { writeSnapshot } from './write-snapshot.ts';

interface SnapshotStore {
  readonly folder: string;
  /** How many snapshots to keep. */
  readonly keep: number;
}

/**
 * Creates a function that takes a snapshot, unless nothing has been written since the last one. Otherwise a quiet night
 * would replace all snapshots of the day.
 *
 * @returns a function that returns whether it took a snapshot.
 */
export function createSnapshotTaker(
  db: Db,
  files: DatabaseFiles,
  { folder, keep }: SnapshotStore,
): () => Promise<boolean> {
  let last: string | undefined;
  return async () => {
    if ((await walPosition(db)) === last) return false;
    let frozenAt: string | undefined;
    const freeze: DatabaseFiles['freeze'] = async (work) => {
      await files.freeze(work);
      frozenAt = await walPosition(db);
    };
    await writeSnapshot({ ...files, freeze }, folder, new Date());
    last = frozenAt;
    await pruneSnapshots(folder, { keep });
    return true;
  };
}

/** The position of the write-ahead log. It stays the same as long as nothing is written. */
async function walPosition(db: Db): Promise<string | undefined> {
  const [found] = await db
    .select({ at: sql<string>`pg_current_wal_insert_lsn()::text` })
    .from(sql`(values (1)) as one`);
  return found?.at;
}

interface SnapshotObservers extends Pick<Services, 'logError'> {
  /** Called after each snapshot, taken or failed. */
  readonly onEnd: Metrics['snapshotEnded'];
}

type Schedule = Pick<Settings, 'dataDir' | 'snapshotEvery' | 'snapshotsKept'>;

/**
 * Takes a snapshot of the embedded database every `snapshotEvery` minutes, counted from the newest snapshot.
 *
 * @returns a function that ends the schedule, after a snapshot in progress.
 */
export async function scheduleSnapshots(
  { db, files }: Pick<Database, 'db' | 'files'>,
  { dataDir, snapshotEvery, snapshotsKept }: Schedule,
  { logError, onEnd }: SnapshotObservers,
): Promise<() => Promise<void>> {
  if (files === undefined || snapshotEvery === 0) return async () => undefined;
  const intervalMs = snapshotEvery * 60_000;
  const folder = snapshotFolder(dataDir);
  const storeSnapshot = createSnapshotTaker(db, files, { folder, keep: snapshotsKept });
  await pruneSnapshots(folder, { keep: snapshotsKept });
  return repeat({
    delayMs: Math.max(0, (await lastSnapshotOrCreation(folder, files.folder)) + intervalMs - Date.now()),
    intervalMs,
    run: async () => {
      const start = performance.now();
      const ended = (succeeded: boolean) => onEnd({ seconds: (performance.now() - start) / 1000, succeeded });
      const isTaken = await storeSnapshot().catch((error: unknown) => {
        ended(false);
        throw error;
      });
      if (isTaken) ended(true);
    },
    onError: (error) => logError({ what: 'No snapshot was taken', error }),
  });
}

/** When the newest snapshot was taken or, without one, when the database was created. Milliseconds since the epoch. */
async function lastSnapshotOrCreation(folder: string, database: string): Promise<number> {
  const [newest] = await listSnapshots(folder);
  const taken = newest === undefined ? undefined : takenAt(newest);
  return taken?.getTime() ?? (await stat(join(database, 'PG_VERSION'))).mtimeMs;
}
