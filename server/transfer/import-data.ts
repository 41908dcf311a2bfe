import { createHash } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { UserError } from '#server/cli/user-error.ts';
import type { Db } from '../db/db.ts';
import { schemaVersion } from '../db/schema-version.ts';
import { allTables } from '../db/tables.ts';
import { seedLock } from '../seed/seed.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { formatVersion, type Line } from './lines.ts';

interface Target {
  readonly db: Db;
  readonly uploads: UploadStore;
  /** Called with the imported rows before a picture is stored. It may reject. */
  readonly claim?: (db: Db) => Promise<void>;
}

interface Imported {
  readonly rows: number;
  readonly pictures: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows per statement. */
const batchSize = 500;

/**
 * Imports the lines of an export into an empty database, in one transaction.
 *
 * @throws UserError when the database is not empty, or when the export has another version or is incomplete.
 */
export async function importData({ db, uploads, claim }: Target, lines: AsyncIterable<Line>): Promise<Imported> {
  return await db.transaction(async (tx) => {
    // A server that starts meanwhile waits for the lock, and then does not seed the filled database.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    await requireEmpty(tx);
    let isClaimed = false;
    return await importLines(tx, lines, async (name, bytes) => {
      if (!isClaimed) await claim?.(tx);
      isClaimed = true;
      await uploads.put(name, bytes);
    });
  });
}

async function requireEmpty(tx: Db): Promise<void> {
  for (const table of allTables()) {
    const rows = await tx.select({ one: sql`1` }).from(table).limit(1);
    if (rows.length === 0) continue;
    throw new UserError(
      `The database is not empty: table "${getTableName(table)}" has rows. Import into a new database before you start a server on it.`,
    );
  }
}

async function importLines(tx: Db, lines: AsyncIterable<Line>, put: UploadStore['put']): Promise<Imported> {
  const tables = new Map(allTables().map((table) => [getTableName(table), table]));
  const counted = { rows: 0, pictures: 0 };
  let hasHeader = false;
  let table: PgTable | undefined;
  let buffered: Row[] = [];
  let end: readonly [number, number] | undefined;

  async function flush(): Promise<void> {
    if (table !== undefined && buffered.length > 0) await insert(tx, table, buffered);
    counted.rows += buffered.length;
    buffered = [];
  }

  for await (const line of lines) {
    if (!hasHeader) checkHeader(line);
    else if (end !== undefined) throw damaged();
    else if (line[0] === 'row') {
      buffered.push(line[1]);
      if (buffered.length === batchSize) await flush();
    } else if (line[0] === 'table') {
      await flush();
      table = tables.get(line[1]);
      if (table === undefined) throw damaged();
      if (line[2] !== null)
        await tx.execute(sql`select setval(${`${line[1]}_id_seq`}::text::regclass, ${line[2]}::bigint, false)`);
    } else if (line[0] === 'picture') {
      await flush();
      await storePicture(put, line[1], line[2]);
      counted.pictures += 1;
    } else if (line[0] === 'end') {
      await flush();
      end = [line[1], line[2]];
    } else throw damaged();
    hasHeader = true;
  }
  if (end?.[0] !== counted.rows || end[1] !== counted.pictures) throw damaged();
  return counted;
}

/** @throws UserError when the file is not an export, or has another version. */
function checkHeader([kind, format, schema]: Line): void {
  if (kind !== 'matchdesk') throw damaged();
  const { tag } = schemaVersion();
  if (format === formatVersion && schema === tag) return;
  throw new UserError(
    `The export has version ${format}, ${schema}. This program reads version ${formatVersion}, ${tag}. Import the file with the program that wrote it, then start the newer program.`,
  );
}

/** PostgreSQL parses each column by its type. */
async function insert(tx: Db, table: PgTable, rows: readonly Row[]): Promise<void> {
  const name = sql.identifier(getTableName(table));
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::text::jsonb)`,
  );
}

async function storePicture(put: UploadStore['put'], name: string, base64: string): Promise<void> {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (createHash('sha256').update(bytes).digest('hex') !== name.split('.')[0]) throw damaged();
  await put(name, bytes);
}

function damaged(): UserError {
  return new UserError('The export is incomplete or has been changed. Nothing was imported. Export the data again.');
}
