import { textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import type { Translate } from '#i18n/english.ts';
import type { WrittenColumn } from '#import/writing/write-xlsx.ts';
import type { ListRow } from '#machines/list/types.ts';
import { shownKindOf } from '#ui/controls/shown-kinds.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';

/** The columns of the file: those of the list in their order, without checkboxes and actions. */
export function exportedColumns(columns: readonly TableColumn<ListRow>[]): readonly TableColumn<ListRow>[] {
  return columns.filter(({ key }) => key !== 'pick' && key !== 'actions');
}

export function exportedHeader(entity: Entity, { key, header }: TableColumn<ListRow>): string {
  const field = entity.fields[key];
  return `${header}${field ? shownKindOf(field).headerSuffix : ''}`;
}

/** The content of a list cell as plain text. */
export function exportedCell(entity: Entity, key: string, row: ListRow, text: Translate): string {
  const field = entity.fields[key];
  return field ? shownKindOf(field).text(field, row, key, text) : textOf(row[key]);
}

const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;

/** The content of a list cell for a spreadsheet, with the type of its column. Times are in UTC, as in a CSV file. */
export function spreadsheetCell(entity: Entity, key: string, row: ListRow, text: Translate): string | number {
  const plain = exportedCell(entity, key, row, text);
  const type = spreadsheetType(entity, key);
  if (type === 'number' && wholeNumber.test(plain)) return Number(plain);
  return type === 'dateTime' ? plain.replace(' ', 'T').slice(0, 'YYYY-MM-DDTHH:MM:SS'.length) : plain;
}

/** The kinds whose cells are not texts in a spreadsheet. */
const typesOfKinds: Partial<Record<Field['kind'], WrittenColumn['kind']>> = { dateTime: 'dateTime', date: 'day' };

export function spreadsheetType({ fields }: Entity, key: string): WrittenColumn['kind'] {
  const field = fields[key];
  if (field === undefined) return key === 'id' ? 'number' : 'text';
  if (field.kind === 'text' && field.entry === 'digits') return 'number';
  return typesOfKinds[field.kind] ?? 'text';
}
