import { readStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import { memberText } from '#entities/row-name.ts';
import { findChoice } from '#fields/find-choice.ts';
import type { Translate } from '#i18n/english.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import { referenceName } from '../list/reference-name.ts';

/** The columns of the file: those of the list in their order, without checkboxes and actions. */
export function csvColumns(columns: readonly TableColumn<ListRow>[]): readonly TableColumn<ListRow>[] {
  return columns.filter(({ key }) => key !== 'pick' && key !== 'actions');
}

/** Times keep the wire format, which sorts as text, so their header names the zone. */
export function csvHeader(entity: Entity, { key, header }: TableColumn<ListRow>): string {
  return entity.fields[key]?.kind === 'dateTime' ? `${header} (UTC)` : header;
}

/** The content of a list cell as plain text. */
export function csvCell(entity: Entity, key: string, row: ListRow, text: Translate): string {
  const field = entity.fields[key];
  const value = memberText(row, key);
  switch (field?.kind) {
    case 'select':
      if (field.key === 'name') return value;
      return referenceName(row, key) ?? (value === '' ? '' : `#${value}`);
    case 'status':
      return text(readStatus(row[key]) === '1' ? 'Active' : 'Inactive');
    case 'choice': {
      const choice = findChoice(field.choices, value);
      return choice ? text(choice.label) : value;
    }
    case 'image':
      return memberText(row, field.from);
    default:
      return value;
  }
}
