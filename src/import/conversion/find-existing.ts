import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { largestPage } from '#domain/limits.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Entity } from '#entities/define.ts';
import { rowTitle } from '#entities/row-name.ts';
import { textIn } from '#fields/value.ts';
import { valuesOf } from '#fields/wire.ts';
import type { Translate } from '#i18n/english.ts';
import type { ExistingRecord } from '#machines/import/row.ts';
import type { FindResult, FoundRow, RowToFind } from '#machines/import/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';

interface Search {
  readonly field: string;
  readonly rows: readonly RowToFind[];
}

interface FindOptions {
  readonly text: Translate;
  readonly signal: AbortSignal;
}

/**
 * The records that already have the value of a row in a field, or the other row of the file that has it. Rows without
 * either are left out.
 */
export async function findExisting(
  api: Api,
  entity: Entity,
  { field, rows }: Search,
  { text: translate, signal }: FindOptions,
): Promise<FindResult> {
  const wanted = new Map<string, string>();
  for (const { value, isAsked } of rows) {
    if (!isAsked) continue;
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
  const repeated = firstRows(rows);
  const found = rows.flatMap(({ at, value, isAsked }): FoundRow[] => {
    const folded = isAsked && typeof value === 'string' ? foldText(value) : '';
    const records = existing.get(folded);
    if (records !== undefined) return [{ at, existing: records }];
    const other = repeated.get(folded);
    if (other === undefined || other.at === at) return [];
    const { line } = other;
    return [{ at, existing: [{ id: `row ${line}`, name: translate('Row {{number}}', { number: line }), line }] }];
  });
  return { kind: 'ok', message: '', data: found };
}

/** The row that others repeat, by folded value: one that is not asked for, otherwise the first. */
function firstRows(rows: readonly RowToFind[]): ReadonlyMap<string, RowToFind> {
  const first = new Map<string, RowToFind>();
  for (const row of [...rows.filter(({ isAsked }) => !isAsked), ...rows]) {
    const folded = typeof row.value === 'string' ? foldText(row.value) : '';
    if (folded !== '' && !first.has(folded)) first.set(folded, row);
  }
  return first;
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
