import { type RecordRow, textOf } from '#domain/record-row.ts';
import type { Fields } from '#fields/field.ts';
import { insideName } from '#fields/inside-name.ts';
import type { OptionSource } from '#fields/options.ts';
import { isRecord, listIn, referenceName } from '#fields/value.ts';

/** A record in the trash to which rows inside a record still refer. */
export interface DeletedReference {
  /** The dropdown that no longer offers it. */
  readonly source: OptionSource;
  readonly id: string;
  readonly name: string;
}

/** The references to deleted records inside a record: rows and items with the mark `deleted`. */
export function deletedReferences(fields: Fields, record: RecordRow): readonly DeletedReference[] {
  return Object.entries(fields).flatMap(([member, field]): readonly DeletedReference[] => {
    if (field.kind !== 'rows' && field.kind !== 'multiSelect') return [];
    const rowFields = field.kind === 'rows' ? field.row : {};
    const [key = 'id', first] = Object.entries(rowFields)[0] ?? [];
    const source = field.kind === 'multiSelect' ? field.source : first?.kind === 'select' ? first.source : undefined;
    if (source === undefined) return [];
    return listIn(record[member])
      .filter(isRecord)
      .filter((row) => row['deleted'] === true)
      .map((row) => ({ source, id: textOf(row[key]), name: insideName(rowFields, row) }));
  });
}

/** The names in dropdowns of a record that sends no key for them: the game of a player that has no Pandascore id. */
export function namesWithoutKey(
  fields: Fields,
  record: RecordRow,
): readonly Pick<DeletedReference, 'source' | 'name'>[] {
  return Object.entries(fields).flatMap(([member, field]) => {
    const name = referenceName(record, member);
    const hasNoKey = field.kind === 'select' && field.key === 'pandascore_id' && textOf(record[member]) === '';
    return hasNoKey && name !== undefined ? [{ source: field.source, name }] : [];
  });
}
