import { use } from 'react';
import { writeCsv } from '#domain/text/csv.ts';
import type { Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import type { Translate } from '#i18n/english.ts';
import { type ImportRow, reasonsOf } from '#machines/import/row.ts';
import type { ImportContext } from '#machines/import/types.ts';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';

interface Words {
  readonly text: Translate;
  readonly namesOf: NamesOf;
}

/** The rows that were not saved, as in the file, with the reason in another column: to correct and import again. */
export function failedRowsCsv(
  entity: Entity,
  { rows, header, match }: Pick<ImportContext, 'rows' | 'header' | 'match'>,
  { text, namesOf }: Words,
): string {
  const translate = text as (message: string) => string;
  const lines = rows.flatMap((row) => {
    const reasons = reasonsOf(row);
    if (reasons.length === 0) return [];
    const cells = row.texts.map((cell, at) => editedCell(entity, row, match[at] ?? null, namesOf) ?? cell);
    return [[...cells, reasons.map(translate).join(' · ')]];
  });
  return writeCsv([[...header, text('Reason')], ...lines]);
}

function editedCell({ fields }: Entity, row: ImportRow, name: string | null, namesOf: NamesOf): string | undefined {
  const field = name === null ? undefined : fields[name];
  if (name === null || field === undefined || !Object.hasOwn(row.edited, name)) return undefined;
  const value = row.edited[name];
  if (field.kind === 'select' || field.kind === 'multiSelect') {
    return namesOf(field, Array.isArray(value) ? value.map(String) : [String(value)]);
  }
  return typeof value === 'string' ? value : undefined;
}

type NamesOf = (field: Field, ids: readonly string[]) => string | undefined;

/** Returns a function that names the records of a reference, as far as the dropdowns have read them. */
export function useOptions(): NamesOf {
  const options = use(OptionStoreContext);
  return (field, ids) => {
    if (field.kind !== 'select' && field.kind !== 'multiSelect') return undefined;
    const list = options?.get({ source: field.source });
    if (list?.kind !== 'loaded') return undefined;
    const key = field.kind === 'select' ? field.key : 'id';
    const names = ids.map((id) => list.options.find((option) => String(option[key]) === id)?.name);
    return names.every((name) => name !== undefined) ? names.join('; ') : undefined;
  };
}
