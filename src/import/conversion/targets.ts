import type { Cell } from '#domain/import/cells.ts';
import { cellText } from '#domain/import/cells.ts';
import { headerWords, timeWords } from '#domain/import/header-words.ts';
import { matchColumns, type Target } from '#domain/import/match-columns.ts';
import type { Entity } from '#entities/define.ts';
import { titleMembers } from '#entities/row-name.ts';
import { type Field, fieldsOn, isRequired } from '#fields/field.ts';
import { hindi } from '#i18n/hindi.ts';
import type { Text } from '#i18n/text.ts';
import type { ColumnMatch, Sheet } from '#machines/import/types.ts';
import { cellKindOf } from './cell-kinds.ts';
import { clockOf, fieldOf } from './filled-fields.ts';

/** A label in all languages. */
export function spellingsOf(label: Text): readonly string[] {
  const translated: Readonly<Record<string, string>> = hindi;
  return [label, ...(translated[label] === undefined ? [] : [translated[label]])];
}

/** How headers call a field. */
export function titlesOf({ label }: Pick<Field, 'label'>): readonly string[] {
  return [...spellingsOf(label), ...(headerWords[label] ?? [])];
}

/** The fields that a spreadsheet can fill, in the order of the form. */
export function importedFields({ fields }: Pick<Entity, 'fields'>): readonly (readonly [name: string, field: Field])[] {
  return fieldsOn('create', fields).filter(
    ([, field]) => field.feature === undefined && cellKindOf(field).isImported(field),
  );
}

/** The fields that new records need and that no spreadsheet can fill, such as a password. */
export function missingFields({ fields }: Pick<Entity, 'fields'>): readonly Field[] {
  return fieldsOn('create', fields).flatMap(([, field]) =>
    isRequired(field, 'create') && !cellKindOf(field).isImported(field) ? [field] : [],
  );
}

/** So many rows are looked at to match a column by its content. */
const sampleRows = 100;

/** Suggests a field for each column. `remembered` are the fields that the user chose before, by folded header. */
export function suggestColumns(
  entity: Entity,
  { header, rows }: Sheet,
  remembered: Readonly<Record<string, string | null>> = {},
): ColumnMatch {
  // A roster calls the column of the names 'Player'. In a list of games, 'BGMI Match' is another field.
  const [title] = titleMembers(entity);
  const isField = importedFields(entity).some(([, { label }]) => label === entity.record);
  const recordTitles = isField ? [] : spellingsOf(entity.record);
  // 'Date' is the start before any other date.
  const [starts, others] = [true, false].map((isStart) =>
    importedFields(entity).filter(([name]) => (name === entity.facts?.start) === isStart),
  );
  const targets = [...(starts ?? []), ...(others ?? [])].flatMap(([name, field]): readonly Target[] => {
    const { accepts } = cellKindOf(field);
    const records = spellingsOf(entity.record);
    const withRecord = (titles: readonly string[]) => [
      ...titles,
      ...records.flatMap((record) => titles.map((each) => `${record} ${each}`)),
    ];
    const target: Target = {
      name,
      titles: [...withRecord(titlesOf(field)), name, ...(name === title ? recordTitles : [])],
      accepts: (texts) => accepts(field, texts),
    };
    return field.kind === 'dateTime'
      ? [target, { name: clockOf(name), titles: withRecord(timeWords[field.label] ?? []) }]
      : [target];
  });
  const sample = rows.slice(0, sampleRows);
  const columns = header.map((_, at) => sample.map((row) => textAt(row, at)));
  const match = matchColumns(header, columns, targets, remembered);
  // 'Start Time' alone may have the day too.
  return match.map((name) => (name !== null && !match.includes(fieldOf(name)) ? fieldOf(name) : name));
}

const textAt = (row: readonly Cell[], at: number) => cellText(row[at] ?? null);
