import { readStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import { memberText } from '#entities/row-name.ts';
import { findChoice } from '#fields/find-choice.ts';
import type { Translate } from '#i18n/english.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import { referenceName } from '../../list/reference-name.ts';

/** The columns of a file are those that the list shows, in their order, but for what is there to be pressed. */
export function csvColumns(columns: readonly TableColumn<ListRow>[]): readonly TableColumn<ListRow>[] {
  return columns.filter(({ key }) => key !== 'pick' && key !== 'actions');
}

/** Times stand as the wire has them, which sorts; their header says of which zone they are. */
export function csvHeader(entity: Entity, { key, header }: TableColumn<ListRow>): string {
  return entity.fields[key]?.kind === 'dateTime' ? `${header} (UTC)` : header;
}

/** What a list shows of a member, as plain text. */
export function csvCell(entity: Entity, key: string, row: ListRow, text: Translate): string {
  const field = entity.fields[key];
  const held = memberText(row, key);
  switch (field?.kind) {
    case 'select':
      if (field.key === 'name') return held;
      return referenceName(row, key) ?? (held === '' ? '' : `#${held}`);
    case 'status':
      return text(readStatus(row[key]) === '1' ? 'Active' : 'Inactive');
    case 'choice': {
      const choice = findChoice(field.choices, held);
      return choice ? text(choice.label) : held;
    }
    case 'image':
      return memberText(row, field.from);
    default:
      return held;
  }
}
