import { createHash } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { schemaVersion } from '../db/schema-version.ts';
import { seedLock } from '../seed/seed.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { UserError } from '../user-error.ts';
import { formatVersion, type Line } from './lines.ts';
import { allTables } from './tables.ts';

interface Target {
  readonly db: Db;
  readonly uploads: UploadStore;
}

interface Imported {
  readonly rows: number;
  readonly pictures: number;
}

type Row = Readonly<Record<string, unknown>>;

const rowsAtOnce = 500;

/**
 * Fills an empty database with the lines of an export: all of it, or, when anything is wrong, no row of it.
 *
 * @throws UserError when the database is not empty, or the lines are of another version or not whole.
 */
export async function importData({ db, uploads }: Target, lines: AsyncIterable<Line>): Promise<Imported> {
  return await db.transaction(async (tx) => {
    // A server that starts meanwhile waits, and then finds that there is nothing to fill.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    await mustBeEmpty(tx);
    return await takeAll(tx, uploads, lines);
  });
}

async function mustBeEmpty(tx: Db): Promise<void> {
  for (const table of allTables()) {
    const some = await tx.select({ one: sql`1` }).from(table).limit(1);
    if (some.length === 0) continue;
    throw new UserError(
      `The database is not empty: there are rows in "${getTableName(table)}". Import into a new one, before a server has started on it.`,
    );
  }
}

async function takeAll(tx: Db, uploads: UploadStore, lines: AsyncIterable<Line>): Promise<Imported> {
  const tables = new Map(allTables().map((table) => [getTableName(table), table]));
  const counted = { rows: 0, pictures: 0 };
  let begun = false;
  let table: PgTable | undefined;
  let waiting: Row[] = [];
  let end: readonly [number, number] | undefined;

  async function flush(): Promise<void> {
    if (table !== undefined && waiting.length > 0) await insert(tx, table, waiting);
    counted.rows += waiting.length;
    waiting = [];
  }

  for await (const line of lines) {
    if (!begun) mustBeOurs(line);
    else if (end !== undefined) throw damaged();
    else if (line[0] === 'row') {
      waiting.push(line[1]);
      if (waiting.length === rowsAtOnce) await flush();
    } else if (line[0] === 'table') {
      await flush();
      table = tables.get(line[1]);
      if (table === undefined) throw damaged();
      if (line[2] !== null)
        await tx.execute(sql`select setval(${`${line[1]}_id_seq`}::text::regclass, ${line[2]}::bigint, false)`);
    } else if (line[0] === 'picture') {
      await keepPicture(uploads, line[1], line[2]);
      counted.pictures += 1;
    } else if (line[0] === 'end') {
      await flush();
      end = [line[1], line[2]];
    } else throw damaged();
    begun = true;
  }
  if (end?.[0] !== counted.rows || end[1] !== counted.pictures) throw damaged();
  return counted;
}

function mustBeOurs([kind, format, schema]: Line): void {
  if (kind !== 'matchdesk') throw damaged();
  const { tag } = schemaVersion();
  if (format === formatVersion && schema === tag) return;
  throw new UserError(
    `The export is of version ${format}, ${schema}; this program reads ${formatVersion}, ${tag}. Import it with the program that wrote it, and then start the newer one.`,
  );
}

/** PostgreSQL itself reads what it has written, each column by its type. */
async function insert(tx: Db, table: PgTable, rows: readonly Row[]): Promise<void> {
  const name = sql.identifier(getTableName(table));
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::text::jsonb)`,
  );
}

async function keepPicture(uploads: UploadStore, name: string, base64: string): Promise<void> {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (createHash('sha256').update(bytes).digest('hex') !== name.split('.')[0]) throw damaged();
  await uploads.put(name, bytes);
}

function damaged(): UserError {
  return new UserError('The export is not whole or has been changed. Nothing was imported.');
}
