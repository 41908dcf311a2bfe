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
  const unknown = unfound === 'all' ? null : new Set(unfound);
  const keyed = rows.map((row, at): KeyedRow => {
    const { line, values, progress } = row;
    const isSaved = progress.kind === 'created' || progress.kind === 'updated';
    return {
      at,
      line,
      values,
      key: keyOf(fields, values),
      isAsked: isEditable(row) && unknown?.has(at) !== false,
      isSaved,
    };
  });
  const asked = keyed.filter(({ isAsked, key }) => isAsked && key !== '');
  const wanted = new Set(asked.map(({ key }) => key));
  // The server finds texts, not the ids of other records.
  const searched = fields.find((name) => entity.fields[name]?.kind === 'text');
  const searches = searched === undefined ? null : asked.map(({ values }) => textOf(values[searched]).trim());
  const read = await readCandidates(api, entity, searches, signal);
  if (read.kind !== 'ok') return read;
  const records = read.data.map((row) => ({ row, values: valuesOf(entity.fields, 'edit', row) }));
  const byKey = groupBy(records, ({ values }) => {
    const key = keyOf(fields, values);
    return wanted.has(key) ? [key] : [];
  });
  const first = firstRows(keyed);
  const found = keyed.flatMap(({ at, key, values, isAsked, isSaved }): FoundRow[] => {
    if (!wanted.has(key) || isSaved) return [];
    const existing = byKey.get(key);
    if (existing !== undefined) {
      const named = existing.map(({ row }) => ({ id: row.id, name: rowTitle(entity, row) }));
      const labels = distinctLabels(named);
      const all = existing.map((record, index) => ({
        id: record.row.id,
        name: labels[index] ?? '',
        ...(isSame(entity, values, record.row) && same),
      }));
      return isAsked ? [{ at, existing: all }] : [];
    }
    const other = first.get(key);
    if (other === undefined || other.at === at) return [];
    const { line } = other;
    const name = translate('Row {{number}}', { number: line });
    return [{ at, existing: [{ id: `row ${line}`, name, line, at: other.at }] }];
  });
  return { kind: 'ok', message: '', data: found };
}

interface KeyedRow extends Pick<ImportRow, 'line' | 'values'> {
  readonly at: number;
  readonly key: string;
  readonly isAsked: boolean;
  /** It is on the server already. */
  readonly isSaved: boolean;
}

const same = { isSame: true } as const;

/** What rows and records with the same values in some fields have in common; '' without any value. */
function keyOf(fields: readonly string[], values: FormValues): string {
  const texts = fields.map((name) => foldText(textOf(values[name])));
  return texts.every((text) => text === '') ? '' : texts.join('\n');
}

/** The row that others repeat: one that is saved, otherwise the first, because it is sent before them. */
function firstRows(rows: readonly KeyedRow[]): ReadonlyMap<string, KeyedRow> {
  const first = new Map<string, KeyedRow>();
  for (const row of [...rows.filter(({ isSaved }) => isSaved), ...rows])
    if (!first.has(row.key)) first.set(row.key, row);
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
