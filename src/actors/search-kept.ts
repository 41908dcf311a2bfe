import type { Api } from '#api/api.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Entity } from '#entities/define.ts';
import type { ListPage, ListQuery, ListRow } from '#machines/list/types.ts';
import type { KeptDatabase } from '#storage/kept/database.ts';
import { readCopiesOf } from '#storage/kept/read-copies-of.ts';
import { pageOfRows } from './page-of-rows.ts';
import { searchableCopies } from './searchable-copies.ts';
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
  const contents = await searchableCopies(
    entity,
    copies.map(({ body }) => body),
  );
  const read = copies.flatMap((copy, at) => {
    const content = contents[at];
    return content ? [{ ...copy, ...content }] : [];
  });
  if (read.length === 0) return null;
  const sought = foldText(query.search.trim());
  // The newest copy comes first: what it says of a row counts.
  const seen = new Set<ListRow['id']>();
  const found: ListRow[] = [];
  for (const { rows } of read) {
    for (const { row, text } of rows) {
      if (seen.has(row.id)) continue;
      seen.add(row.id);
      if (text.includes(sought)) found.push(row);
    }
  }
  const page = pageOfRows(found, query);
  return {
    ...page,
    rows: page.rows.map((row) => withPictures(api, entity, row)),
    asOf: Math.min(...read.map(({ at }) => at)),
    copy: {
      isStale: read.some(({ isStale }) => isStale),
      foundIn: { kept: seen.size, total: Math.max(seen.size, ...read.map(({ total }) => total)) },
    },
  };
}
