import { useMemo } from 'react';
import type { Entity } from '#entities/define.ts';
import { firstTextColumn, memberText, rowName } from '#entities/row-name.ts';
import type { Field } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/machine.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { RowMenu } from '../row/row-menu.tsx';
import { Cell } from './cell.tsx';

/** The columns of an entity's list: a checkbox column, the declared columns, and the row's actions. */
export function useColumns(
  entity: Entity,
  list: ListActor,
  onRemove: (subject: Subject) => void,
): readonly TableColumn<ListRow>[] {
  const text = useText();
  return useMemo(() => {
    const primary = firstTextColumn(entity);
    const columns = entity.columns.flatMap((column): TableColumn<ListRow>[] => {
      if (typeof column !== 'string') {
        const { member, label } = column;
        return [{ key: member, header: text(label), cell: (row) => memberText(row, member) || '–' }];
      }
      const field = entity.fields[column];
      if (field === undefined) return [];
      return [
        {
          key: column,
          header: text(field.label),
          cell: (row) => <Cell entity={entity} name={column} field={field} row={row} list={list} />,
          primary: column === primary,
          ...layoutOf(field),
        },
      ];
    });
    const actions: TableColumn<ListRow> = {
      key: 'actions',
      header: text('Actions'),
      cell: (row) => <RowMenu entity={entity} row={row} name={rowName(entity, row)} onRemove={onRemove} />,
      quiet: true,
      width: 'fit',
    };
    // Reserves the width from the start: the checkboxes are loaded lazily and must not move the other columns.
    const checkbox: TableColumn<ListRow> = {
      key: 'pick',
      header: text('Select'),
      cell: () => null,
      quiet: true,
      width: 'pick',
    };
    return [checkbox, ...columns, actions];
  }, [entity, list, onRemove, text]);
}

/** Alignment and width of a column, by the kind of its field. */
function layoutOf(field: Field): Pick<TableColumn<ListRow>, 'align' | 'quiet' | 'width'> {
  if (field.kind === 'image' || (field.kind === 'text' && field.entry === 'video'))
    return { quiet: true, width: 'fit' };
  if (field.kind === 'status') return { width: 'fit' };
  if (field.kind === 'text' && field.entry === 'digits') return { align: 'end', width: 'fit' };
  return {};
}
