import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, DatabaseFiles } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { installation } from '#server/db/schema/housekeeping.ts';
import { requireFinishedRestore, restoreSnapshot } from '#server/snapshots/restore-snapshot.ts';
import { createSnapshotTaker } from '#server/snapshots/schedule-snapshots.ts';
import { listSnapshots } from '#server/snapshots/snapshot-files.ts';
import { prepareFolder } from '../../support/prepared/prepare-folder.ts';

let dataDir = '';
let database: Database;
const at = (...names: string[]) => join(dataDir, ...names);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'snapshots-'));
  await prepareFolder(at('database'));
  database = await openEmbedded(at('database'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

const write = (name: string) => database.db.insert(installation).values({ name, value: 'written' });
const names = async () => (await database.db.select().from(installation)).map(({ name }) => name);

test('a snapshot is taken after changes only, the newest stay, and each contains the data of its time', async () => {
  const files = database.files as DatabaseFiles;
  const take = createSnapshotTaker(database.db, files, { folder: at('snapshots'), keep: 2 });
  await write('first');
  expect(await take()).toBe(true);
  expect(await take(), 'nothing has changed').toBe(false);
  const [oldest] = await listSnapshots(at('snapshots'));
  await write('second');
  expect(await take()).toBe(true);
  await write('third');
  // The unfinished snapshot of a killed server.
  await writeFile(at('snapshots', '.20200101T000000000Z.tar.gz.partial'), 'half');
  expect(await take()).toBe(true);

  const remaining = await listSnapshots(at('snapshots'));
  expect(remaining).toHaveLength(2);
  expect(remaining).not.toContain(oldest);
  await database.close();
  const { former } = await restoreSnapshot(at('snapshots', remaining[1] ?? ''), dataDir, new Date());
  database = await openEmbedded(at('database'));
  expect(await names()).toEqual(['first', 'second']);

  await database.close();
  await rm(at('database'), { recursive: true });
  await rename(former ?? '', at('database'));
  database = await openEmbedded(at('database'));
  expect(await names(), 'the previous database is still there').toEqual(['first', 'second', 'third']);
}, 120_000);

test('a damaged or foreign file changes nothing, and an interrupted restore is reported', async () => {
  const [newest = ''] = await listSnapshots(at('snapshots'));
  const whole = await readFile(at('snapshots', newest));
  await writeFile(at('cut.tar.gz'), whole.subarray(0, whole.length / 2));
  await create({ file: at('other.tar.gz'), cwd: dataDir, gzip: true }, ['cut.tar.gz']);
  await database.close();
  const before = (await readdir(dataDir)).toSorted();
  const other = restoreSnapshot(at('other.tar.gz'), dataDir, new Date());
  await expect(other).rejects.toThrow(/^The snapshot .+ cannot be used: it contains no database$/);
  await expect(restoreSnapshot(at('cut.tar.gz'), dataDir, new Date())).rejects.toThrow(
    /^The snapshot .+ cannot be used: /,
  );
  expect((await readdir(dataDir)).toSorted()).toEqual(before);
  await requireFinishedRestore(dataDir);
  await rename(at('database'), at('database.restoring'));
  await expect(requireFinishedRestore(dataDir)).rejects.toThrow('was interrupted. Run "npm run restore -- latest"');
}, 120_000);
