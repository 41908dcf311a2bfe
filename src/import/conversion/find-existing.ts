import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { largestPage } from '#domain/limits.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Entity } from '#entities/define.ts';
import { rowTitle } from '#entities/row-name.ts';
import { textIn } from '#fields/value.ts';
import { valuesOf } from '#fields/wire.ts';
import type { ExistingRecord } from '#machines/import/row.ts';
import type { FindResult, FoundRow } from '#machines/import/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';

interface Search {
  readonly field: string;
  readonly rows: readonly { readonly at: number; readonly value: unknown }[];
}

/** The records that already have the value of a row in a field. Rows without such a record are left out. */
export async function findExisting(
  api: Api,
  entity: Entity,
  { field, rows }: Search,
  signal: AbortSignal,
): Promise<FindResult> {
  const wanted = new Map<string, string>();
  for (const { value } of rows) {
    const text = typeof value === 'string' ? value : '';
    if (foldText(text) !== '') wanted.set(foldText(text), text);
  }
  const read = await readCandidates(api, entity, [...wanted.values()], signal);
  if (read.kind !== 'ok') return read;
  const existing = new Map<string, ExistingRecord[]>();
  for (const row of read.data) {
    const value = foldText(textIn(valuesOf(entity.fields, 'edit', row)[field]));
    if (!wanted.has(value)) continue;
    existing.set(value, [...(existing.get(value) ?? []), { id: row.id, name: rowTitle(entity, row) }]);
  }
  const found = rows.flatMap(({ at, value }): FoundRow[] => {
    const records = typeof value === 'string' ? existing.get(foldText(value)) : undefined;
    return records === undefined ? [] : [{ at, existing: records }];
  });
  return { kind: 'ok', message: '', data: found };
}

/** The rows that may have one of the values: the whole list, or a search for each value if that needs fewer calls. */
async function readCandidates(
  api: Api,
  entity: Entity,
  values: readonly string[],
  signal: AbortSignal,
): Promise<Result<readonly ListRow[]>> {
  const rows = new Map<ListRow['id'], ListRow>();
  const readPages = async (search: string, most: number): Promise<Result<number>> => {
    for (let page = 1; ; page += 1) {
      const query = { page, perPage: largestPage, search };
      const options = { fixed: entity.listQuery, signal, access: 'signed' } as const;
      const result = await listRows(api, entity.endpoints.list, query, options);
      if (result.kind !== 'ok') return result;
      const { data, totalData } = result.data;
      for (const row of data) rows.set(row.id, row);
      const pages = Math.ceil(totalData / largestPage);
      if (data.length === 0 || page >= pages || page >= most) return { kind: 'ok', message: '', data: pages };
    }
  };
  const first = await readPages('', 1);
  if (first.kind !== 'ok') return first;
  const pages = first.data;
  const isWhole = pages <= values.length;
  for (const search of isWhole ? [''] : values) {
    const read = await readPages(search, Number.POSITIVE_INFINITY);
    if (read.kind !== 'ok') return read;
  }
  return { kind: 'ok', message: '', data: [...rows.values()] };
}
