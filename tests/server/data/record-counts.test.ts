import { count, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { maintainRecordCounts, recordCount } from '#server/db/record-counts.ts';
import { teams } from '#server/db/schema/catalogue.ts';
import { allTables } from '#server/db/tables.ts';
import { insertRows } from '#server/seed/insert-rows.ts';
import { newestEntry, restore } from '../history/entries.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const tables = allTables().filter((table) => 'deleted_at' in getTableColumns(table));

/** Each table with the number of its records, as maintained and as counted. */
async function counts() {
  const { db } = app();
  const read = async (table: PgTable) => {
    const { deleted_at: deletedAt } = getTableColumns(table);
    const [counted] = await db
      .select({ records: count() })
      .from(table)
      .where(deletedAt && isNull(deletedAt));
    return { table: getTableName(table), maintained: await recordCount(db, table), counted: counted?.records };
  };
  return await Promise.all(tables.map(read));
}

async function expectExact(): Promise<void> {
  for (const { table, maintained, counted } of await counts()) expect(maintained, table).toBe(counted);
}

const createTeam = async (name: string) =>
  (await app().call('POST /api/v1/teams', { json: { name, full_name: name, game_id: '18' } })).body.data.id;

describe('the number of records', () => {
  test('follows creates, deletes and restores', async () => {
    expect(tables.length).toBeGreaterThan(10);
    const id = await createTeam('Counted');
    await expectExact();
    await app().call(`DELETE /api/v1/teams/removeTeams?Id=${id}`);
    await expectExact();
    await restore(app(), (await newestEntry(app(), `entity=teams&id=${id}`)).id);
    await expectExact();
  });

  test('follows statements on many rows, also those that change nothing', async () => {
    const { db } = app();
    await db.execute(sql`insert into teams (name, full_name) select 'Many ' || n, '' from generate_series(1, 500) n`);
    await db.execute(sql`update teams set deleted_at = now() where name like 'Many 1%'`);
    await db.execute(sql`update teams set status = '0' where name like 'Many%'`);
    await db.execute(sql`delete from teams where name like 'Many 2%' or name like 'Many 1%'`);
    await expectExact();
  });

  test('is not changed by a transaction that fails', async () => {
    const { db } = app();
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into teams (name, full_name) values ('Lost', '')`);
      throw new Error('Roll back');
    });
    await expect(failing).rejects.toThrow('Roll back');
    await expectExact();
  });

  test('is counted once for a new table', async () => {
    const { db } = app();
    await db.execute(sql`drop trigger record_count_insert on games`);
    await db.execute(sql`drop trigger record_count_delete on games`);
    await db.execute(sql`drop trigger record_count_trash on games`);
    await db.execute(sql`drop trigger record_count_truncate on games`);
    await db.execute(sql`update record_counts set records = 0 where table_name = 'games'`);
    await maintainRecordCounts(db);
    await maintainRecordCounts(db);
    await expectExact();
  });
});

describe('the number of matches', () => {
  const many = 30_000;
  const listed = async (query: string) => (await app().call(`GET /api/v1/teams?type=web&${query}`)).body.data;

  test('is exact up to 2,000, an estimate above, and exact on the last page', async () => {
    const rows = Array.from({ length: many }, (_, at) => ({
      name: `Estimated ${at}`,
      full_name: at % 20 === 0 ? 'Rarely' : 'Often',
    }));
    await insertRows(app().db, { table: teams, rows, search: ['name', 'full_name'] });
    await app().db.execute(sql`analyze teams`);
    const rarely = await listed('search=rarely');
    expect(rarely.totalData).toBe(many / 20);
    expect(rarely).not.toHaveProperty('isEstimate');

    const often = (many * 19) / 20;
    const { totalData, totalPageCount, isEstimate, data } = await listed('search=often');
    expect(isEstimate).toBe(true);
    expect(data).toHaveLength(10);
    expect(Math.abs(totalData - often) / often).toBeLessThan(0.15);
    expect((await listed('search=often&page=2')).totalData).toBe(totalData);
    const last = await listed(`search=often&page=${totalPageCount + Math.ceil(many / 10)}`);
    expect(last).toMatchObject({ totalData: often, totalPageCount: Math.ceil(often / 10) });
    expect(last).not.toHaveProperty('isEstimate');
    expect((await listed('page=1')).totalData).toBeGreaterThan(many);
    await expectExact();
  });
});
