import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { installation } from '#server/db/schema/housekeeping.ts';
import { exportData } from '#server/transfer/export-data.ts';
import { importData } from '#server/transfer/import-data.ts';
import type { Line } from '#server/transfer/lines.ts';
import { claimStore, markStore } from '#server/uploads/claim-store.ts';
import { openDirectoryStore } from '#server/uploads/directory-store.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import { openS3Store } from '#server/uploads/s3-store.ts';
import { uploadName } from '#server/uploads/upload-name.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';
import { openPrepared } from '../../support/prepared/open-prepared.ts';
import { demoContents } from '../support/demo-contents.ts';
import { type FakeS3, startFakeS3 } from '../support/fake-s3.ts';

let s3: FakeS3;
let folder = '';
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  s3 = await startFakeS3();
  folder = await mkdtemp(join(tmpdir(), 'claim-'));
});
afterAll(async () => {
  for (const end of ends) await end();
  await s3.close();
  await rm(folder, { recursive: true });
});

async function newInstallation(): Promise<Db> {
  const { db, close } = await openPrepared(demoContents);
  ends.push(close);
  return db;
}

/** A new empty store of each kind. */
const kinds: readonly (readonly [string, () => Promise<UploadStore>])[] = [
  ['a bucket', async () => openS3Store({ ...s3.bucket, prefix: `${randomUUID()}/` })],
  ['a folder', () => openDirectoryStore(join(folder, randomUUID()))],
];

const place = 'the store';
const content = new TextEncoder().encode('a picture');
const picture = uploadName(content, 'png');
const name = (db: Db) => db.execute(sql`update games set image = ${`/uploads/${picture}`} where id = 1`);
const formerMarker = 'The pictures of Matchdesk\n';

describe.each(kinds)('%s', (_, newStore) => {
  test('that is empty belongs to the first installation, and is refused to the next', async () => {
    const [store, first, second] = [await newStore(), await newInstallation(), await newInstallation()];
    await claimStore(first, store, { place });
    await expect(store.check()).resolves.toBeUndefined();
    await claimStore(first, store, { place });
    await expect(claimStore(second, store, { place })).rejects.toThrow(
      /^The pictures in the store belong to another installation\. .*S3_PREFIX.*npm run adopt-pictures/,
    );
    await claimStore(first, store, { place });
  });

  test('without a mark belongs to the installation whose rows name its pictures', async () => {
    const [store, own, other] = [await newStore(), await newInstallation(), await newInstallation()];
    await store.put(picture, content);
    await store.writeMarker(formerMarker);
    await expect(claimStore(other, store, { place })).rejects.toThrow(/^There are pictures in the store, and this/);
    expect(await store.readMarker()).toBe(formerMarker);
    await name(own);
    await claimStore(own, store, { place });
    await name(other);
    await expect(claimStore(other, store, { place })).rejects.toThrow(/belong to another installation/);
  });

  test('can be adopted', async () => {
    const [store, former, next] = [await newStore(), await newInstallation(), await newInstallation()];
    await claimStore(former, store, { place });
    await markStore(next, store);
    await claimStore(next, store, { place });
    await expect(claimStore(former, store, { place })).rejects.toThrow(/belong to another installation/);
  });
});

test('a data folder stays with a snapshot of the time before stores had a mark', async () => {
  const db = await newInstallation();
  const store = memoryStore();
  await store.writeMarker('The pictures of Matchdesk\ninstallation former\n');
  await store.put(picture, content);
  await claimStore(db, store, { place, isOwn: true });
  expect((await db.select().from(installation)).some(({ value }) => value === 'former')).toBe(true);
});

test('the id moves with an export: the moved installation has the store, another is refused', async () => {
  const [source, store] = [await newInstallation(), memoryStore()];
  await claimStore(source, store, { place });
  await store.put(picture, content);
  await name(source);
  const lines: Line[] = [];
  await exportData({ db: source, uploads: store }, async (line) => void lines.push(line));
  const imported = async (uploads: UploadStore) => {
    const target = await openPrepared();
    ends.push(target.close);
    const claim = (db: Db) => claimStore(db, uploads, { place });
    return await importData({ db: target.db, uploads, claim }, asLines(lines));
  };
  await expect(imported(store)).resolves.toMatchObject({ pictures: 1 });
  const foreign = memoryStore();
  await claimStore(await newInstallation(), foreign, { place });
  await expect(imported(foreign)).rejects.toThrow(/belong to another installation/);
});

async function* asLines(lines: readonly Line[]): AsyncGenerator<Line> {
  yield* lines;
}
