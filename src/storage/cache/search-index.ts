import type { Api } from '#api/api.ts';
import { listSchema } from '#api/schema.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Column, Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { rowKindOf } from '#fields/kinds/row-kinds.ts';
import { pageOfRows } from '#lists/page-of-rows.ts';
import type { ListPage, ListQuery, ListRow } from '#machines/list/types.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { parseCachedBody } from './read-cache.ts';
import { withCache } from './store/database.ts';
import { readPagesOf } from './store/read-pages-of.ts';

/** A cached page, prepared for searching. */
interface IndexedPage {
  readonly at: number;
  /** The total number of records in the server's response. */
  readonly total: number;
  readonly rows: readonly IndexedRow[];
}

interface IndexedRow {
  readonly row: ListRow;
  /** The folded text of all columns. */
  readonly text: string;
}

/** All cached pages of a list. */
interface SearchIndex {
  readonly pages: readonly (IndexedPage & { readonly isStale: boolean })[];
  /** Each record once, from its newest page. */
  readonly rows: readonly IndexedRow[];
}

/** The parsed pages of the last search, by cache key. `rows` is null for a page that is no longer valid. */
interface ParsedPages {
  readonly entity: Entity;
  readonly scope: string;
  readonly pages: Map<string, IndexedPage | { readonly at: number; readonly rows: null }>;
  merged: { readonly of: readonly IndexedPage[]; readonly rows: readonly IndexedRow[] };
}

/** The number of pages that are parsed without a break. This takes less than a frame, so typing stays responsive. */
const parseBatchSize = 8;

/** How long the parsed pages are reused for the next search, in milliseconds. */
const reuseMs = 60_000;

let parsed: ParsedPages | undefined;
let discardTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * One page of the matches in all cached pages of a list; null if none is cached, or if the rows do not have a member that
 * the query filters by.
 */
export async function searchCachedPages(
  api: Api,
  entity: Entity,
  query: ListQuery,
  scope: string,
): Promise<ListPage | null> {
  const { pages, rows } = await searchIndex(entity, scope);
  const filters = Object.entries(query.filters ?? {});
  const isFilterable = filters.every(([member]) => rows.length === 0 || rows.some(({ row }) => member in row));
  if (pages.length === 0 || !isFilterable) return null;
  const searched = foldText(query.search);
  const found = rows
    .filter(({ row, text }) => text.includes(searched) && filters.every((filter) => isMatch(row, filter)))
    .map(({ row }) => row);
  const page = pageOfRows(found, query);
  return {
    ...page,
    rows: page.rows.map((row) => withPictureUrls(api, entity, row)),
    asOf: Math.min(...pages.map(({ at }) => at)),
    cached: {
      isStale: pages.some(({ isStale }) => isStale),
      foundIn: { searched: rows.length, total: Math.max(rows.length, ...pages.map(({ total }) => total)) },
    },
  };
}

/** Whether a row has one of the values of a filter, which are separated by commas. */
function isMatch(row: ListRow, [member, values]: readonly [string, string]): boolean {
  return values.split(',').includes(String(row[member]));
}

/** The cached pages of a list, prepared for searching. Successive and concurrent searches parse each page only once. */
async function searchIndex(entity: Entity, scope: string): Promise<SearchIndex> {
  const current = parsed?.entity === entity && parsed.scope === scope ? parsed : startIndex(entity, scope);
  clearTimeout(discardTimer);
  discardTimer = setTimeout(() => {
    parsed = undefined;
  }, reuseMs);
  const isParsed = ({ key, at }: { readonly key: string; readonly at: number }) => current.pages.get(key)?.at === at;
  const [, path] = splitEndpoint(entity.endpoints.list);
  const stored = await withCache((database) => readPagesOf(database, { scope, path, now: Date.now(), isParsed }));
  let count = 0;
  for (const page of stored) {
    if (page.body === null || isParsed(page)) continue;
    current.pages.set(page.key, parsePage(entity, page.body, page.at));
    count += 1;
    if (count % parseBatchSize === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const keys = new Set(stored.map(({ key }) => key));
  for (const key of current.pages.keys()) if (!keys.has(key)) current.pages.delete(key);
  const pages = stored.flatMap(({ key, isStale }) => {
    const page = current.pages.get(key);
    return page?.rows ? [{ page, isStale }] : [];
  });
  return {
    pages: pages.map(({ page, isStale }) => ({ ...page, isStale })),
    rows: merge(
      current,
      pages.map(({ page }) => page),
    ),
  };
}

function startIndex(entity: Entity, scope: string): ParsedPages {
  parsed = { entity, scope, pages: new Map(), merged: { of: [], rows: [] } };
  return parsed;
}

/**
 * Merges the rows, newest pages first. Reuses the last result if the pages are the same: ten thousand rows take long.
 */
function merge(current: ParsedPages, pages: readonly IndexedPage[]): readonly IndexedRow[] {
  const { of, rows } = current.merged;
  if (of.length === pages.length && pages.every((page, at) => page === of[at])) return rows;
  const byId = new Map<ListRow['id'], IndexedRow>();
  for (const page of pages) for (const each of page.rows) if (!byId.has(each.row.id)) byId.set(each.row.id, each);
  current.merged = { of: pages, rows: [...byId.values()] };
  return current.merged.rows;
}

function parsePage(entity: Entity, body: string, at: number) {
  const data = parseCachedBody(listSchema, body);
  if (data === null) return { at, rows: null };
  return { at, total: data.totalData, rows: data.data.map((row) => ({ row, text: searchedText(entity, row) })) };
}

/** The folded text of all columns of a row. */
function searchedText(entity: Entity, row: ListRow): string {
  return entity.columns
    .flatMap((column) => textOf(entity, column, row))
    .map(foldText)
    .join('\n');
}

function textOf({ fields }: Entity, column: Column, row: ListRow): readonly string[] {
  const member = typeof column === 'string' ? column : column.member;
  const field = fields[member];
  if (field && !rowKindOf(field).isSearched) return [];
  return [row[member], row[member.replace(/_id$/, '_name')]].flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );
}
