import { useMemo } from 'react';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/types.ts';
import type { TableColumn } from '#ui/table-column.ts';
import { Cell } from './cell.tsx';
import type { ListActor } from './list-body.tsx';
import { RowMenu } from './row-menu.tsx';
import { rowName } from './row-name.ts';

/** The columns of an entity's list: what it declares, each by its field, and the row's actions. */
export function useColumns(
  entity: Entity,
  list: ListActor,
  onRemove: (subject: Subject) => void,
): readonly TableColumn<ListRow>[] {
  const text = useText();
  return useMemo(() => {
    const primary = entity.columns.find((name) => entity.fields[name]?.kind === 'text');
    const columns = entity.columns.flatMap((name): TableColumn<ListRow>[] => {
      const field = entity.fields[name];
      if (field === undefined) return [];
      const isNarrow = field.kind === 'status' || field.kind === 'image';
      return [
        {
          key: name,
          header: text(field.label),
          cell: (row) => <Cell entity={entity} name={name} field={field} row={row} list={list} />,
          primary: name === primary,
          quiet: field.kind === 'image',
          ...(isNarrow && { width: 'fit' }),
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
    return [...columns, actions];
  }, [entity, list, onRemove, text]);
}
