import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/db/db.ts';
import { recordCount } from '#server/db/record-counts.ts';
import { isPresent } from '#server/history/recorded-resource.ts';
import type { ResourceTable } from './resource-table.ts';

/** The query of a paged list, with its filters. Numbers may be strings of digits. */
export interface PageQuery {
  readonly page?: number | string;
  readonly listPerPage?: number | string;
  readonly search?: string;
  readonly [filter: string]: number | string | undefined;
}

export interface PageOfIds {
  /** Newest first. */
  readonly ids: readonly number[];
  readonly totalData: number;
  readonly totalPageCount: number;
  /** Whether both are estimates. Not up to 2,000 matches, and not on the last page or beyond it. */
  readonly isEstimate?: true;
}

/** Matches are counted up to here. Counting more would take longer than reading the page. */
const exactLimit = 2000;

/** About so many rows are read to estimate how many match. */
const sampleSize = 20_000;

/**
 * The ids of one page of the records outside the trash. `where` are the conditions of search and filters. The query reads
 * ids only; the caller joins the rows afterwards.
 */
export async function pageOfIds(
  db: Db,
  table: ResourceTable,
  { query, where }: { readonly query: PageQuery; readonly where: SQL | undefined },
): Promise<PageOfIds> {
  const size = Number(query.listPerPage ?? limits.pageSize);
  const skipped = (Number(query.page ?? 1) - 1) * size;
  const { total, isExact } = await countMatches(db, table, { where, end: skipped + size });
  const rows = isExact ? Math.max(0, Math.min(size, total - skipped)) : size;
  if (rows === 0) return { ids: [], ...countsOf(total, size) };

  // A page near the end is read from the end, so that the offset is small.
  const skippedFromEnd = total - skipped - rows;
  const isReversed = isExact && skippedFromEnd < skipped;
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(isPresent(table), where))
    .orderBy(isReversed ? asc(table.id) : desc(table.id))
    .limit(rows)
    .offset(isReversed ? skippedFromEnd : skipped);
  const ids = found.map(({ id }) => Number(id));
  if (isReversed) ids.reverse();
  if (isExact) return { ids, ...countsOf(total, size) };
  if (ids.length === size) return { ids, ...countsOf(total, size), isEstimate: true };
  // The estimate was too high, and this is the last page or beyond it.
  const all = ids.length > 0 ? skipped + ids.length : await countAll(db, table, and(isPresent(table), where));
  return { ids, ...countsOf(all, size) };
}

const countsOf = (total: number, size: number) => ({ totalData: total, totalPageCount: Math.ceil(total / size) });

interface Matches {
  readonly total: number;
  readonly isExact: boolean;
}

/** Counts the matches. `end` is where the requested page ends. */
async function countMatches(
  db: Db,
  table: ResourceTable,
  { where, end }: { readonly where: SQL | undefined; readonly end: number },
): Promise<Matches> {
  if (where === undefined) return { total: await recordCount(db, table), isExact: true };
  const matching = and(isPresent(table), where);
  const first = db
    .select({ id: table.id })
    .from(table)
    .where(matching)
    .limit(exactLimit + 1)
    .as('first');
  const [counted] = await db.select({ total: count() }).from(first);
  const total = counted?.total ?? 0;
  if (total <= exactLimit) return { total, isExact: true };
  const estimate = await estimateMatches(db, table, matching);
  if (estimate !== undefined && estimate > Math.max(exactLimit, end)) return { total: estimate, isExact: false };
  return { total: await countAll(db, table, matching), isExact: true };
}

async function countAll(db: Db, table: ResourceTable, matching: SQL | undefined): Promise<number> {
  const [all] = await db.select({ total: count() }).from(table).where(matching);
  return all?.total ?? 0;
}

/** How many records match, from a sample that stays the same while the table does. Undefined for a small table. */
async function estimateMatches(db: Db, table: ResourceTable, matching: SQL | undefined): Promise<number | undefined> {
  const share = sampleSize / (await recordCount(db, table));
  if (share >= 1) return undefined;
  const [sampled] = await db
    .select({ total: count() })
    .from(sql`${table} tablesample system (${sql.raw((share * 100).toFixed(4))}) repeatable (0)`)
    .where(matching);
  return Math.round((sampled?.total ?? 0) / share);
}
