import { writeCsv } from '#domain/text/csv.ts';
import type { Entity } from '#entities/define.ts';
import type { Translate } from '#i18n/english.ts';
import { entriesOf } from '#machines/import/chunks.ts';
import { type ImportRow, statusOf } from '#machines/import/row.ts';
import type { ImportContext } from '#machines/import/types.ts';
import type { NamesOf } from './edited-names.ts';

interface Words {
  readonly text: Translate;
  readonly namesOf: NamesOf;
}

const left: readonly string[] = ['failed', 'invalid', 'unknown'];

/** The rows that were not saved, as in the file, with the reason in another column: to correct and import again. */
export function failedRowsCsv(
  entity: Entity,
  { rows, header, match }: Pick<ImportContext, 'rows' | 'header' | 'match'>,
  { text, namesOf }: Words,
): string {
  const translate = text as (message: string) => string;
  const lines = [...entriesOf(rows)].flatMap(([, row]) => {
    if (!left.includes(statusOf(row))) return [];
    const cells = row.texts.map((cell, at) => editedCell(entity, row, match[at] ?? null, namesOf) ?? cell);
    return [[...cells, reasonsOf(row).map(translate).join(' · ')]];
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

function reasonsOf({ progress, errors }: ImportRow): readonly string[] {
  const messages = Object.values(progress.kind === 'failed' ? progress.errors : errors);
  return [...new Set('message' in progress && progress.message !== '' ? [progress.message, ...messages] : messages)];
}
