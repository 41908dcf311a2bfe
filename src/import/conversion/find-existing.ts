import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { groupBy } from '#domain/group-by.ts';
import { largestPage } from '#domain/limits.ts';
import { distinctLabels } from '#domain/names/name-finder.ts';
import { textOf } from '#domain/record-row.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Entity } from '#entities/define.ts';
import { rowTitle } from '#entities/row-name.ts';
import { valuesOf } from '#fields/wire.ts';
import type { Translate } from '#i18n/english.ts';
import type { FormValues } from '#machines/form/types.ts';
import { type ImportRow, isEditable } from '#machines/import/row.ts';
import { type ImportRows, rowAt } from '#machines/import/rows.ts';
import type { FindResult, FoundRow, RowsToFind } from '#machines/import/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { isSame } from './is-same.ts';

interface FindOptions {
  readonly text: Translate;
  readonly signal: AbortSignal;
}

/**
 * The records that already have the values of a row in some fields, or the first row of the file that has them. Rows
 * without either are left out.
 */
export async function findExisting(
  api: Api,
  entity: Entity,
  { fields, rows, unfound }: RowsToFind,
  { text: translate, signal }: FindOptions,
): Promise<FindResult> {
  const keys = rows.map(({ values }) => keyOf(fields, values));
  const listed = new Set(unfound === 'all' ? rows.keys() : unfound);
  const asked = new Set(rows.flatMap((row, at) => (isEditable(row) && listed.has(at) && keys[at] !== '' ? [at] : [])));
  const wanted = new Set([...asked].map((at) => keys[at]));
  // The server finds texts, not the ids of other records.
  const searched = fields.find((name) => entity.fields[name]?.kind === 'text');
  const searches = searched === undefined ? null : [...asked].map((at) => textOf(rows[at]?.values[searched]).trim());
  const read = await readCandidates(api, entity, searches, signal);
  if (read.kind !== 'ok') return read;
  const records = read.data.map((row) => ({ row, values: valuesOf(entity.fields, 'edit', row) }));
  const byKey = groupBy(records, ({ values }) => {
    const key = keyOf(fields, values);
    return wanted.has(key) ? [key] : [];
  });
  const first = firstRows(rows, keys);
  const found = rows.flatMap((row, at): FoundRow[] => {
    const key = keys[at] ?? '';
    if (!wanted.has(key) || isSaved(row)) return [];
    const existing = byKey.get(key);
    if (existing !== undefined) {
      const labels = distinctLabels(existing.map((each) => ({ id: each.row.id, name: rowTitle(entity, each.row) })));
      const all = existing.map((record, index) => ({
        id: record.row.id,
        name: labels[index] ?? '',
        ...(isSame(entity, row.values, record.row) && same),
      }));
      return asked.has(at) ? [{ at, existing: all }] : [];
    }
    const other = first.get(key) ?? at;
    if (other === at) return [];
    const { line } = rowAt(rows, other);
    const name = translate('Row {{number}}', { number: line });
    return [{ at, existing: [{ id: `row ${line}`, name, line, at: other }] }];
  });
  return { kind: 'ok', message: '', data: found };
}

const same = { isSame: true } as const;

const isSaved = ({ progress }: ImportRow) => progress.kind === 'created' || progress.kind === 'updated';

/** What rows and records with the same values in some fields have in common; '' without any value. */
function keyOf(fields: readonly string[], values: FormValues): string {
  const texts = fields.map((name) => foldText(textOf(values[name])));
  return texts.every((text) => text === '') ? '' : texts.join('\n');
}

/** The index of the row that others repeat: one that is saved, otherwise the first, because it is sent before them. */
function firstRows(rows: ImportRows, keys: readonly string[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const key = keys[at] ?? '';
    const before = first.get(key);
    if (before === undefined || (isSaved(row) && !isSaved(rowAt(rows, before)))) first.set(key, at);
  }
  return first;
}

/** The rows that may have one of the texts: the whole list, or a search for each text if that needs fewer calls. */
async function readCandidates(
  api: Api,
  entity: Entity,
  texts: readonly string[] | null,
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
  const searches = texts === null ? [] : [...new Map(texts.map((text) => [foldText(text), text])).values()];
  const isWhole = texts === null || searches.includes('') || pages <= searches.length;
  for (const search of isWhole ? [''] : searches) {
    const read = await readPages(search, Number.POSITIVE_INFINITY);
    if (read.kind !== 'ok') return read;
  }
  return { kind: 'ok', message: '', data: [...rows.values()] };
}
