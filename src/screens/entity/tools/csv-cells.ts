import { shownKindOf } from '#controls/shown-kinds.tsx';
import { textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import type { Translate } from '#i18n/english.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';

/** The columns of the file: those of the list in their order, without checkboxes and actions. */
export function csvColumns(columns: readonly TableColumn<ListRow>[]): readonly TableColumn<ListRow>[] {
  return columns.filter(({ key }) => key !== 'pick' && key !== 'actions');
}

export function csvHeader(entity: Entity, { key, header }: TableColumn<ListRow>): string {
  const field = entity.fields[key];
  return `${header}${field ? shownKindOf(field).headerSuffix : ''}`;
}

/** The content of a list cell as plain text. */
export function csvCell(entity: Entity, key: string, row: ListRow, text: Translate): string {
  const field = entity.fields[key];
  return field ? shownKindOf(field).text(field, row, key, text) : textOf(row[key]);
}
