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

/** A search that finds at least `often` of the `recent` newest entries finds a page sooner by going back in time. */
const recent = 20_000;
const often = 200;

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
        const searched = contains(history.search_text, query.search);
        const where = and(filterCondition(filters, query), searched);
        const isRare = searched !== undefined && !(await isFrequent(db, where));
        const size = Number(query.listPerPage ?? limits.pageSize);
        const skipped = (Number(query.page ?? 1) - 1) * size;
        const { ids, total } = await pageOf(db, { where, isRare, size, skipped });
        const counts = { totalData: total, totalPageCount: Math.ceil(total / size) };
        return { status: true as const, message: 'Success', data: { data: await entriesOf(db, ids), ...counts } };
      },
    },
  } as const;
}

interface Page {
  readonly where: SQL | undefined;
  readonly isRare: boolean;
  readonly size: number;
  readonly skipped: number;
}

interface PageOfIds {
  readonly ids: readonly number[];
  readonly total: number;
}

async function isFrequent(db: Db, where: SQL | undefined): Promise<boolean> {
  const newest = sql`(select * from ${history} order by ${history.id} desc limit ${recent}) as ${history}`;
  const [found] = await db
    .select({ isFrequent: sql<boolean>`count(*) >= ${often}` })
    .from(newest)
    .where(where);
  return found?.isFrequent ?? false;
}

/**
 * Counts and finds with one scan: back in time or, for what is rare, by the index of the text. PostgreSQL estimates badly how
 * often a text occurs, and would go back through the whole history for one that is rare: `+ 0` hides the order from it.
 */
async function pageOf(db: Db, { where, isRare, size, skipped }: Page): Promise<PageOfIds> {
  const order = isRare ? sql`${history.id} + 0 desc` : desc(history.id);
  const newest = db
    .$with('newest')
    .as(db.select({ id: history.id }).from(history).where(where).orderBy(order).limit(maxCounted));
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
