import { asc, count, desc, type SQL } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import type { Db } from '../db/db.ts';
import type { ResourceTable } from './table.ts';

/** What a paged list is asked with: numbers may come as their digits. */
export interface PageQuery {
  readonly page?: number | string;
  readonly listPerPage?: number | string;
  readonly search?: string;
}

export interface PageOfIds {
  /** Newest first. */
  readonly ids: readonly number[];
  readonly totalData: number;
  readonly totalPageCount: number;
}

/** The ids of one page. Only they are sorted and skipped, by the primary key's index; rows are joined afterwards. */
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

  // The last page of many is the first one counted from the other end.
  const fromEnd = total - skipped - rows;
  const backwards = fromEnd < skipped;
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(backwards ? asc(table.id) : desc(table.id))
    .limit(rows)
    .offset(backwards ? fromEnd : skipped);
  const ids = found.map(({ id }) => Number(id));
  return { ids: backwards ? ids.reverse() : ids, ...counts };
}
