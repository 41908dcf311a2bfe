import { count, inArray, like, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { games, teams } from '#server/db/schema/catalogue.ts';
import { collectPictures } from '#server/trash/collect-pictures.ts';
import { picturesInUse } from '#server/trash/picture-use.ts';
import { purgeTrash } from '#server/trash/purge-trash.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import { resourcesOf } from '../support/resources-of.ts';
import { withApp } from '../support/with-app.ts';

const uploads = memoryStore();
const app = withApp({ uploads });

const resources = () => resourcesOf(app(), uploads);

const deleted = sql`now() - interval '40 days'`;
const thousand = (prefix: string) => Array.from({ length: 1000 }, (_, at) => `${prefix} ${at}`);

test('the trash is purged in steps of a hundred records', async () => {
  const [{ id: game_id } = { id: 0 }] = await app().db.select({ id: games.id }).from(games).limit(1);
  const rows = thousand('Gone').map((name) => ({ name, full_name: name, game_id, deleted_at: deleted }));
  await app().db.insert(teams).values(rows);
  const { db } = app();
  const transactions = vi.spyOn(db, 'transaction');
  expect(await purgeTrash({ db, uploads, resources: resources(), deletedBy: new Date() })).toMatchObject({
    records: 1000,
  });
  expect(await app().db.select({ rows: count() }).from(teams).where(like(teams.name, 'Gone %'))).toEqual([{ rows: 0 }]);
  // One more for the end of the table, and one for each other kind of records.
  expect(transactions).toHaveBeenCalledTimes(10 + resources().length);
});

test('the pictures in use are read in steps, and none is missed', async () => {
  const name = (at: number) => `${String(at).padStart(64, 'a')}.png`;
  // Some megabytes: a text that does not compress well, in each row.
  const filler = sql`(select string_agg(md5(random()::text), '') from generate_series(1, 60))`;
  for (let at = 0; at < 1000; at += 100) {
    const values = Array.from({ length: 100 }, (_, more) => ({
      name: `Pictured ${at + more}`,
      search_text: filler,
      image: `/uploads/${name(at + more)}`,
    }));
    await app().db.insert(games).values(values);
  }
  const transactions = vi.spyOn(app().db, 'transaction');
  const used = await picturesInUse(app().db, resources());
  const steps = transactions.mock.calls.length;
  expect(Array.from({ length: 1000 }, (_, at) => name(at)).filter((one) => !used.has(one))).toEqual([]);
  const tables = await app().db.execute(sql`select 1 from pg_tables where schemaname = current_schema()`);
  expect(steps).toBeGreaterThan(Array.isArray(tables) ? tables.length : 0);
  await app().db.delete(games).where(like(games.name, 'Pictured %'));
});

test('a statement that waits too long ends, others go on, and the next run does what is left', async () => {
  const { db } = app();
  const [one, two] = await db
    .insert(games)
    .values(['Locked', 'Free'].map((name) => ({ name, deleted_at: deleted })))
    .returning({ id: games.id });
  const team = { name: 'Unlocked', full_name: 'Unlocked', game_id: 18, deleted_at: deleted };
  await db.insert(teams).values(team);
  const purge = { db, uploads, resources: resources(), deletedBy: new Date(), timeoutMs: 200 };
  const left = () => db.select({ name: teams.name }).from(teams).where(like(teams.name, 'Unlocked'));
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table games in access exclusive mode`);
    // A team refers to a game, so only kinds without games are free; the app responds all the time.
    await expect(purgeTrash(purge)).rejects.toMatchObject({ cause: { code: '57014' } });
    await expect(
      collectPictures({ db, uploads, resources: resources(), storedBy: Date.now(), timeoutMs: 200 }),
    ).rejects.toMatchObject({
      cause: { code: '57014' },
    });
    expect((await app().call('GET /api/v1/pages?page=1&listPerPage=10')).status).toBe(200);
  });
  await purgeTrash(purge);
  const ids = [one, two].map((row) => Number(row?.id));
  expect(await db.select({ id: games.id }).from(games).where(inArray(games.id, ids))).toEqual([]);
  expect(await left()).toEqual([]);
});
