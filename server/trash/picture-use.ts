import { and, eq, exists, like, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/db.ts';
import { history } from '#server/db/schema/history.ts';
import { idempotentCreates, recentCreates } from '#server/db/schema/housekeeping.ts';
import { inStep } from '#server/db/step.ts';
import { allTables } from '#server/db/tables.ts';
import type { RecordedResource } from '#server/history/recorded-resource.ts';
import { pictureReference } from '#server/uploads/picture-names.ts';

/** Responses that are stored for a repeated request, and the history, which only matters as long as it can be restored. */
const notRecords: ReadonlySet<PgTable> = new Set<PgTable>([history, idempotentCreates, recentCreates]);

/**
 * The names of all pictures that a record contains, in any of its columns and within texts, or an entry of the history from
 * which it can be restored.
 *
 * @param only looks for this picture alone, which is faster.
 */
export async function picturesInUse(
  db: Db,
  resources: readonly RecordedResource[],
  { only, timeoutMs }: { readonly only?: string; readonly timeoutMs?: number } = {},
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  // The search for one picture is part of a step.
  const namesOf = (table: PgTable, search: Omit<Search, 'only'>) =>
    only === undefined ? namesInSteps(db, table, search, timeoutMs) : namesIn(db, table, { ...search, only });
  for (const table of allTables()) {
    if (notRecords.has(table)) continue;
    for (const name of await namesOf(table, { text: sql`${table}::text` })) used.add(name);
  }
  for (const { name: entity, table } of resources) {
    // An entry can be restored as long as its record is not removed for good.
    const isRestorable = and(
      eq(history.entity, entity),
      exists(db.select({ one: sql`1` }).from(table).where(eq(table.id, history.record_id))),
    );
    for (const name of await namesOf(history, { text: sql`${history.undo}::text`, where: isRestorable }))
      used.add(name);
  }
  return used;
}

/** Whether any row contains the picture, also in the history and in stored responses. */
export async function isPictureMentioned(db: Db, name: string): Promise<boolean> {
  for (const table of allTables()) {
    if ((await namesIn(db, table, { text: sql`${table}::text`, only: name })).length > 0) return true;
  }
  return false;
}

export async function isPictureUsed(tx: Db, resources: readonly RecordedResource[], name: string): Promise<boolean> {
  return (await picturesInUse(tx, resources, { only: name })).has(name);
}

interface Search {
  /** The text of a row. */
  readonly text: SQL;
  readonly only?: string | undefined;
  readonly where?: SQL | undefined;
}

/** How many blocks of a table one statement reads: 2 MB. */
const stepBlocks = 256;

/**
 * Reads a table in steps. A row that moves meanwhile may be missed, so {@link isPictureUsed} decides before a picture is
 * removed.
 */
async function namesInSteps(
  db: Db,
  table: PgTable,
  { text, where }: Search,
  timeoutMs?: number,
): Promise<readonly string[]> {
  const { name } = getTableConfig(table);
  const size = sql<number>`(pg_relation_size(${name}::regclass) / current_setting('block_size')::int)::int`;
  const [counted] = await inStep(db, (tx) => tx.select({ blocks: size }).from(sql`(select 1) as one`), timeoutMs);
  const names: string[] = [];
  for (let block = 0; block < (counted?.blocks ?? 0); block += stepBlocks) {
    const [from, to] = [`(${block},0)`, `(${block + stepBlocks},0)`];
    const within = sql`${table}.ctid >= ${from}::tid and ${table}.ctid < ${to}::tid`;
    const step = { text, where: and(where, within) };
    names.push(...(await inStep(db, (tx) => namesIn(tx, table, step), timeoutMs)));
  }
  return names;
}

/** The names of the pictures in the rows of a table, or whether `only` is one of them. */
export async function namesIn(db: Db, table: PgTable, { text, only = '', where }: Search): Promise<readonly string[]> {
  const found = await db
    .selectDistinct({ name: sql<string>`(regexp_matches(${text}, ${pictureReference}, 'g'))[1]` })
    .from(table)
    .where(and(like(text, `%/uploads/${only}%`), where));
  return found.map(({ name }) => name);
}
