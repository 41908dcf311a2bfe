import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import { formatWire } from '#domain/time/date-time.ts';
import { contains } from '#server/db/contains.ts';
import type { Db } from '#server/db/db.ts';
import { history } from '#server/db/schema/history.ts';
import { type Filters, filterCondition, instantOf } from '#server/resources/base/filters.ts';
import { idsIn } from '#server/resources/base/options.ts';
import type { PageQuery } from '#server/resources/base/page-of-ids.ts';
import type { Services } from '#server/services.ts';
import { withRowChanges } from './row-changes.ts';

/** Entries beyond these are not counted: a page then costs the same with a million entries. A time narrows the list. */
const maxCounted = 1000;

const filters: Filters = {
  entity: (sent) => eq(history.entity, sent),
  id: (sent) => inArray(history.record_id, idsIn(sent)),
  user: (sent) => inArray(history.user_id, idsIn(sent)),
  action: (sent) => inArray(sql`${history.action}`, sent.split(',')),
  series: (sent) => eq(history.series_id, sent),
  from: (sent, parameter) => gte(history.at, new Date(instantOf(sent, parameter))),
  to: (sent, parameter) => lte(history.at, new Date(instantOf(sent, parameter) + 999)),
};

/** Operations that read the history. */
export function historyOperations({ db }: Services) {
  return {
    listHistory: {
      handle: async ({ query }: { readonly query: PageQuery }) => {
        const where = and(filterCondition(filters, query), contains(history.search_text, query.search));
        const size = Number(query.listPerPage ?? limits.pageSize);
        const { ids, total } = await pageOf(db, { where, size, skipped: (Number(query.page ?? 1) - 1) * size });
        const counts = { totalData: total, totalPageCount: Math.ceil(total / size) };
        return { status: true as const, message: 'Success', data: { data: await entriesOf(db, ids), ...counts } };
      },
    },
  } as const;
}

interface Page {
  readonly where: SQL | undefined;
  readonly size: number;
  readonly skipped: number;
}

interface PageOfIds {
  readonly ids: readonly number[];
  readonly total: number;
}

/** Counts and finds with one scan. */
async function pageOf(db: Db, { where, size, skipped }: Page): Promise<PageOfIds> {
  const newest = db
    .$with('newest')
    .as(db.select({ id: history.id }).from(history).where(where).orderBy(desc(history.id)).limit(maxCounted));
  const page = sql`(select id from ${newest} order by id desc limit ${size} offset ${Math.min(skipped, maxCounted)}) as page`;
  const [found] = await db
    .with(newest)
    .select({
      total: sql<number>`(select count(*)::int from ${newest})`,
      ids: sql<number[]>`(select coalesce(json_agg(id), '[]') from ${page})`,
    })
    .from(sql`(select 1) as one`);
  return found ?? { ids: [], total: 0 };
}

async function entriesOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(history)
    .where(inArray(history.id, [...ids]))
    .orderBy(desc(history.id));
  return rows.map((row) => ({
    id: row.id,
    entity: row.entity,
    record_id: row.record_id,
    record_name: row.record_name,
    action: row.action,
    at: formatWire(row.at.getTime()),
    user: { id: row.user_id, name: row.user_name },
    session_id: row.session_id,
    series_id: row.series_id,
    changes: row.changes.map(withRowChanges),
    is_restorable: row.undo !== null,
  }));
}
