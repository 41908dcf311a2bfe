import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database, Db } from '#server/db/db.ts';
import { interruptionOf } from '#server/db/interruption.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { retryRead, UnknownCommit } from '#server/db/retry.ts';
import { databaseRefusal } from '#server/http/database-refusal.ts';
import { forRequest } from '#server/observability/current-request.ts';
import { type OwnDatabase, ownDatabase } from '../../support/postgres/own-database.ts';

/** A database that interrupts its clients. */

let own: OwnDatabase;
let database: Database;

beforeAll(async () => {
  own = await ownDatabase(inject('postgres'));
  database = await openPostgres(own.address);
  await database.db.execute(sql`create table marks (name text primary key)`);
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

const mark = (db: Db, name: string) => db.execute(sql`insert into marks values (${name})`);
const endOwnConnection = (db: Db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);

async function countMarks(name: string): Promise<number> {
  const found = await database.db.execute(sql`select count(*)::int as marks from marks where name = ${name}`);
  return (found as { rows: { marks: number }[] }).rows[0]?.marks ?? 0;
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a transaction', () => {
  test('whose connection breaks before its commit runs again, and is stored once', async () => {
    let attempts = 0;
    await database.db.transaction(async (tx) => {
      attempts += 1;
      await mark(tx, 'broken connection');
      if (attempts === 1) await endOwnConnection(tx);
    });
    expect(attempts).toBe(2);
    expect(await countMarks('broken connection')).toBe(1);
  });

  test('whose connection breaks during its commit does not run again, and its result is unknown', async () => {
    let attempts = 0;
    const error = await failureOf(
      database.db.transaction(async (tx) => {
        attempts += 1;
        const found = await tx.execute(sql`select pg_backend_pid() as pid`);
        const { pid } = (found as { rows: { pid: number }[] }).rows[0] ?? {};
        await database.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
      }),
    );
    expect(error).toBeInstanceOf(UnknownCommit);
    expect(attempts).toBe(1);
    expect(databaseRefusal(error, { isRead: false })).toMatchObject({
      status: 503,
      message: 'The database was interrupted. This may have been saved',
      retryAfter: 2,
    });
  });

  test('that conflicts with another one runs again', async () => {
    await mark(database.db, 'one');
    let attempts = 0;
    await database.db.transaction(
      async (tx) => {
        attempts += 1;
        await tx.execute(sql`select * from marks`);
        if (attempts === 1) await database.db.execute(sql`update marks set name = 'changed' where name = 'one'`);
        await tx.execute(sql`update marks set name = 'two' where name in ('one', 'changed')`);
      },
      { isolationLevel: 'serializable' },
    );
    expect(attempts).toBe(2);
    expect(await countMarks('two')).toBe(1);
  });

  test('that may only read is refused after several attempts, and its connection is not used again', async () => {
    let attempts = 0;
    const error = await failureOf(
      database.db.transaction(
        async (tx) => {
          attempts += 1;
          await mark(tx, 'read only');
        },
        { accessMode: 'read only' },
      ),
    );
    expect(attempts).toBeGreaterThan(3);
    expect(interruptionOf(error)).toBe('refused');
    expect(databaseRefusal(error, { isRead: false })?.message).toBe('The database does not respond. Please try again');
  });

  test('with any other error runs once', async () => {
    await mark(database.db, 'taken');
    let attempts = 0;
    const error = await failureOf(
      database.db.transaction(async (tx) => {
        attempts += 1;
        await mark(tx, 'taken');
      }),
    );
    expect(databaseRefusal(error, { isRead: false })?.status).toBe(409);
    expect(attempts).toBe(1);
  });
});

test('a read runs again when its connection breaks', async () => {
  let attempts = 0;
  const count = await retryRead(async () => {
    attempts += 1;
    if (attempts === 1) await endOwnConnection(database.db);
    return await countMarks('no such mark');
  });
  expect({ attempts, count }).toEqual({ attempts: 2, count: 0 });
});

test('a single statement whose connection breaks does not run again: it may have been done', async () => {
  const error = await failureOf(endOwnConnection(database.db));
  expect(databaseRefusal(error, { isRead: false })?.message).toBe(
    'The database was interrupted. This may have been saved',
  );
  expect(databaseRefusal(error, { isRead: true })?.message).toBe('The database does not respond. Please try again');
});

test('a statement carries the id of its request to the database', async () => {
  const found = await forRequest(
    { id: '7F3K92QXAB' },
    async () => await database.db.execute(sql`select query from pg_stat_activity where pid = pg_backend_pid()`),
  );
  expect(JSON.stringify(found)).toContain("/*request_id='7F3K92QXAB'*/");
});

test('a transaction that cannot begin gives its connection back', async () => {
  const { db, pool, close } = await openPostgres(own.address);
  // More often than the pool has connections. The database refuses each of them.
  for (let at = 0; at < 12; at += 1) {
    await expect(
      db.transaction(async () => undefined, { isolationLevel: 'unknown' as 'serializable' }),
    ).rejects.toThrow();
  }
  expect(pool?.()).toMatchObject({ waiting: 0 });
  await expect(db.transaction(async () => 'done')).resolves.toBe('done');
  await close();
});

test('statements that wait for a connection run for the request that sent them', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => `request-${String(at)}`);
  const found = await Promise.all(
    ids.map((id) =>
      forRequest({ id }, async () => {
        const { rows } = (await database.db.execute(sql`select current_query() as text, pg_sleep(0.01)`)) as {
          rows: { text: string }[];
        };
        return /request_id='([^']+)'/.exec(rows[0]?.text ?? '')?.[1];
      }),
    ),
  );
  expect(found).toEqual(ids);
});
