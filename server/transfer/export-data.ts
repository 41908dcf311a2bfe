import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { schemaVersion } from '../db/schema-version.ts';
import { allTables, hasGeneratedId } from '../db/tables.ts';
import { pictureNamesIn } from '../uploads/picture-names.ts';
import { bytesOf, type UploadStore } from '../uploads/upload-store.ts';
import { formatVersion, type Line } from './lines.ts';

interface Source {
  readonly db: Db;
  readonly uploads: UploadStore;
}

interface Exported {
  readonly rows: number;
  readonly pictures: number;
  /** Names of pictures that rows refer to and the store does not contain. */
  readonly missing: readonly string[];
}

/** Rows in memory at a time. */
const batchSize = 500;

/**
 * Exports a consistent state of the database, and the pictures that its rows refer to, as lines.
 *
 * @param write called with each line, after the previous call has resolved.
 */
export async function exportData({ db, uploads }: Source, write: (line: Line) => Promise<void>): Promise<Exported> {
  const pictures = new Set<string>();
  let rows = 0;
  await write(['matchdesk', formatVersion, schemaVersion().tag]);
  await db.transaction(
    async (tx) => {
      for (const table of allTables()) {
        await write(['table', getTableName(table), hasGeneratedId(table) ? await nextId(tx, table) : null]);
        for await (const row of rowsOf(tx, table)) {
          for (const name of pictureNamesIn(JSON.stringify(row))) pictures.add(name);
          await write(['row', row]);
          rows += 1;
        }
      }
    },
    { isolationLevel: 'repeatable read' },
  );
  const missing: string[] = [];
  for (const name of pictures) {
    const picture = await uploads.get(name);
    if (picture === undefined) missing.push(name);
    else await write(['picture', name, Buffer.from(await bytesOf(picture)).toString('base64')]);
  }
  await write(['end', rows, pictures.size - missing.length]);
  return { rows, pictures: pictures.size - missing.length, missing };
}

async function* rowsOf(tx: Db, table: PgTable): AsyncGenerator<Readonly<Record<string, unknown>>> {
  await tx.execute(sql`declare exported no scroll cursor for select to_jsonb(t) as row from ${table} t`);
  for (;;) {
    const { rows } = (await tx.execute(sql.raw(`fetch ${batchSize} from exported`))) as FetchResult;
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await tx.execute(sql`close exported`);
}

/** The result of both drivers. */
interface FetchResult {
  readonly rows: readonly { readonly row: Readonly<Record<string, unknown>> }[];
}

/** The next id of a table. The ids of removed rows must not be used again. */
async function nextId(tx: Db, table: PgTable): Promise<number> {
  const sequence = sql.identifier(`${getTableName(table)}_id_seq`);
  const [found] = await tx
    .select({ next: sql<string>`case when is_called then last_value + 1 else last_value end` })
    .from(sql`${sequence}`);
  return Number(found?.next ?? 1);
}
