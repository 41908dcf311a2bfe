import type { Api } from '#api/api.ts';
import { readKeptBody } from '#api/read-kept.ts';
import { listSchema, type RecordData } from '#api/schemas.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Column, Entity } from '#entities/define.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { KeptDatabase } from '#storage/kept/database.ts';
import { readCopiesOf } from '#storage/kept/read-copies-of.ts';
import { pageOfRows } from './page-of-rows.ts';
import { withPictures } from './with-pictures.ts';

interface Place {
  readonly database: KeptDatabase;
  readonly scope: string;
  /** The path of the list's call. */
  readonly path: string;
}

/** One page of what is found in all the pages of a list that are kept; null where none is. */
export async function searchKept(
  api: Api,
  entity: Entity,
  query: ListQuery,
  { database, scope, path }: Place,
): Promise<ListPage | null> {
  const copies = await readCopiesOf(database, { scope, path, now: Date.now() });
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
  const shown = found.map((row) => withPictures(api, entity, row));
  return {
    ...pageOfRows(shown, query),
    asOf: Math.min(...read.map(({ at }) => at)),
    copy: {
      isStale: read.some(({ isStale }) => isStale),
      foundIn: { kept: rows.size, total: Math.max(rows.size, ...read.map(({ data }) => data.totalData)) },
    },
  };
}

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
