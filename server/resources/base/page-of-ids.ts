import { asc, count, desc, type SQL } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/db/db.ts';
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
}

/** The ids of one page. The query uses the primary key's index only; the caller joins the rows afterwards. */
export async function pageOfIds(
  db: Db,
  table: ResourceTable,
  { query, where }: { readonly query: PageQuery; readonly where: SQL | undefined },
): Promise<PageOfIds> {
  const size = Number(query.listPerPage ?? limits.pageSize);
  const [counted] = await db.select({ total: count() }).from(table).where(where);
  const total = counted?.total ?? 0;
  const skipped = (Number(query.page ?? 1) - 1) * size;
  const rows = Math.max(0, Math.min(size, total - skipped));
  const counts = { totalData: total, totalPageCount: Math.ceil(total / size) };
  if (rows === 0) return { ids: [], ...counts };

  // A page near the end is read from the end, so that the offset is small.
  const skippedFromEnd = total - skipped - rows;
  const isReversed = skippedFromEnd < skipped;
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(isReversed ? asc(table.id) : desc(table.id))
    .limit(rows)
    .offset(isReversed ? skippedFromEnd : skipped);
  const ids = found.map(({ id }) => Number(id));
  return { ids: isReversed ? ids.reverse() : ids, ...counts };
}
