import type { Api } from '#api/api.ts';
import { listParams } from '#api/entity-calls.ts';
import { readKeptBody } from '#api/read-kept.ts';
import { type ListData, listSchema, type RecordData } from '#api/schemas.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Column, Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { copyKey } from '#storage/kept/copy-key.ts';
import { keptDatabase } from '#storage/kept/database.ts';
import { readCopiesOf, readCopy } from '#storage/kept/read-copies.ts';
import { pageOfRows } from './page-of-rows.ts';
import { withPictures } from './with-pictures.ts';

/**
 * What this device has kept of a page: the page itself or, where something is searched for, what is found in all that is
 * kept of the list. Null where there is nothing, or nothing can be read.
 */
export async function keptPage(api: Api, entity: Entity, query: ListQuery): Promise<ListPage | null> {
  const scope = await api.scope();
  if (scope === null) return null;
  const [, path] = splitEndpoint(entity.endpoints.list);
  try {
    const database = await keptDatabase();
    const key = copyKey(path, new URLSearchParams(listParams(query, entity.listQuery)));
    const copy = await readCopy(database, { scope, key, now: Date.now() });
    const kept = copy && readKeptBody(listSchema, copy.body);
    if (copy && kept) {
      const rows = kept.data.map((row) => withPictures(api, entity, row));
      const { totalData, totalPageCount } = kept;
      return { rows, totalData, totalPageCount, asOf: copy.at, copy: { isStale: copy.isStale, foundIn: null } };
    }
    if (query.search.trim() === '') return null;
    const copies = await readCopiesOf(database, { scope, path, now: Date.now() });
    return search(api, entity, query, copies);
  } catch (error) {
    console.warn('The copies of this device cannot be read:', error);
    return null;
  }
}

type Copies = Awaited<ReturnType<typeof readCopiesOf>>;

function search(api: Api, entity: Entity, query: ListQuery, copies: Copies): ListPage | null {
  const read = copies.flatMap((copy) => {
    const data = readKeptBody(listSchema, copy.body);
    return data ? [{ ...copy, data }] : [];
  });
  if (read.length === 0) return null;
  // The newest copy comes first: what it says of a row counts.
  const rows = new Map<RecordData['id'], RecordData>();
  for (const { data } of read) for (const row of data.data) if (!rows.has(row.id)) rows.set(row.id, row);
  const sought = foldText(query.search.trim());
  const found = [...rows.values()].filter((row) => searchedText(entity, row).includes(sought));
  return {
    ...pageOfRows(
      found.map((row) => withPictures(api, entity, row)),
      query,
    ),
    asOf: Math.min(...read.map(({ at }) => at)),
    copy: {
      isStale: read.some(({ isStale }) => isStale),
      foundIn: { kept: rows.size, total: Math.max(rows.size, ...read.map(({ data }) => totalOf(data))) },
    },
  };
}

const totalOf = ({ totalData }: ListData) => totalData;

/** What a row shows as text, in all its columns. */
function searchedText(entity: Entity, row: RecordData): string {
  return foldText(entity.columns.flatMap((column) => textOf(entity, column, row)).join('\n'));
}

function textOf({ fields }: Entity, column: Column, row: RecordData): readonly string[] {
  const member = typeof column === 'string' ? column : column.member;
  const kind = typeof column === 'string' ? fields[column]?.kind : 'text';
  if (kind !== 'text' && kind !== 'select' && kind !== 'choice') return [];
  return [row[member], row[member.replace(/_id$/, '_name')]].flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );
}
