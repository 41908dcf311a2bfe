import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseFiles, Db } from '../db/db.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { listSnapshots, snapshotFolder, takenAt, tidySnapshots } from './snapshot-files.ts';
import { takeSnapshot } from './take-snapshot.ts';

interface Shelf {
  readonly folder: string;
  /** How many snapshots stay. */
  readonly keep: number;
}

/**
 * What takes a snapshot each time it is called, unless nothing has been written since the last one: a quiet night must
 * not push out those of the day.
 *
 * @returns whether it took one.
 */
export function snapshotTaker(db: Db, files: DatabaseFiles, { folder, keep }: Shelf): () => Promise<boolean> {
  let last: string | undefined;
  return async () => {
    if ((await writtenUpTo(db)) === last) return false;
    let frozenAt: string | undefined;
    const freeze: DatabaseFiles['freeze'] = async (work) => {
      await files.freeze(work);
      frozenAt = await writtenUpTo(db);
    };
    await takeSnapshot({ ...files, freeze }, folder, new Date());
    last = frozenAt;
    await tidySnapshots(folder, { keep });
    return true;
  };
}

/** Where the log of writes has come to: the same text as long as nothing is written. */
async function writtenUpTo(db: Db): Promise<string | undefined> {
  const [found] = await db
    .select({ at: sql<string>`pg_current_wal_insert_lsn()::text` })
    .from(sql`(values (1)) as one`);
  return found?.at;
}

type Schedule = Pick<Settings, 'dataDir' | 'snapshotEvery' | 'snapshotsKept'>;

/**
 * Takes a snapshot of the embedded database every so many minutes, first when that time has passed since the newest one.
 *
 * @returns what ends that, once a snapshot under way is finished.
 */
export async function keepSnapshots(
  { db, files }: Pick<Database, 'db' | 'files'>,
  { dataDir, snapshotEvery, snapshotsKept }: Schedule,
  onFault: Services['onFault'],
): Promise<() => Promise<void>> {
  if (files === undefined || snapshotEvery === 0) return async () => undefined;
  const every = snapshotEvery * 60_000;
  const folder = snapshotFolder(dataDir);
  const take = snapshotTaker(db, files, { folder, keep: snapshotsKept });
  let ended = false;
  let underWay: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function plan(wait: number): void {
    if (ended) return;
    timer = setTimeout(() => {
      underWay = take()
        .catch((error: unknown) => onFault({ requestId: 'snapshot', what: 'No snapshot was taken', error }))
        .finally(() => plan(every));
    }, wait);
  }

  await tidySnapshots(folder, { keep: snapshotsKept });
  plan(Math.max(0, (await lastOrMade(folder, files.folder)) + every - Date.now()));
  return async () => {
    ended = true;
    clearTimeout(timer);
    await underWay;
  };
}

/** When the newest snapshot was taken or, without one, when the database was made. Milliseconds. */
async function lastOrMade(folder: string, database: string): Promise<number> {
  const [newest] = await listSnapshots(folder);
  const taken = newest === undefined ? undefined : takenAt(newest);
  return taken?.getTime() ?? (await stat(join(database, 'PG_VERSION'))).mtimeMs;
}
