import { type ReactNode, useMemo } from 'react';
import { shownName, textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { firstTextColumn, rowName } from '#entities/row-name.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { shownKindOf } from '#ui/controls/shown-kinds.tsx';
import { useMenu } from '#ui/overlay/menu.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { RowPanel } from '../row/row-panel.tsx';
import { cellOf } from './cell.tsx';

/** The columns of an entity's list: a checkbox column, the declared columns, and the row's actions. */
export function useColumns(
  entity: Entity,
  list: ListActor,
  onRemove: (subject: Subject) => void,
): { readonly columns: readonly TableColumn<ListRow>[]; readonly rowMenu: ReactNode } {
  const text = useText();
  const { buttonOf, menu: rowMenu } = useMenu<ListRow>((open, row) => (
    <RowPanel open={open} entity={entity} row={row} name={rowName(entity, row)} onRemove={onRemove} />
  ));
  const columns = useMemo(() => {
    const primary = firstTextColumn(entity);
    const hasPicture = entity.columns.some(
      (column) => typeof column === 'string' && entity.fields[column]?.kind === 'image',
    );
    const { initials } = entity;
    const secondLine = entity.secondLine ?? followersOf(entity, primary);
    const columns = entity.columns.flatMap((column): TableColumn<ListRow>[] => {
      if (typeof column !== 'string') {
        const { member, label } = column;
        return [
          {
            key: member,
            header: text(label),
            cell: (row) => shownName(row[member]) || '–',
            narrow: secondLine.includes(member) ? 'second' : undefined,
          },
        ];
      }
      const field = entity.fields[column];
      if (field === undefined) return [];
      return [
        {
          key: column,
          header: text(field.label),
          cell: (row) => cellOf({ entity, name: column, field, row, list, text }),
          primary: column === primary,
          picture:
            initials && !hasPicture && column === primary
              ? (row) => <Avatar name={rowName(entity, row)} src={textOf(row['image'])} shape={initials} size="row" />
              : undefined,
          narrow: secondLine.includes(column) ? 'second' : undefined,
          ...shownKindOf(field).layout(field),
        },
      ];
    });
    const actions: TableColumn<ListRow> = {
      key: 'actions',
      header: text('Actions'),
      cell: (row) =>
        hasActions(entity) && (
          <IconButton
            {...buttonOf(row)}
            icon="dots"
            label={text('Actions for {{name}}', { name: rowName(entity, row) })}
          />
        ),
      quiet: true,
      width: 'menu',
    };
    // Its cells are those of the look.
    const checkbox: TableColumn<ListRow> = {
      key: 'pick',
      header: text('Select'),
      cell: () => null,
      quiet: true,
      width: 'pick',
    };
    return [checkbox, ...columns, actions];
  }, [entity, list, buttonOf, text]);
  return { columns, rowMenu };
}

/** The first two columns with a value that follow the name. */
function followersOf({ columns, fields }: Entity, primary: string | undefined): readonly string[] {
  return columns
    .map((column) => (typeof column === 'string' ? column : column.member))
    .filter((name) => name !== primary && !['image', 'status'].includes(fields[name]?.kind ?? ''))
    .slice(0, 2);
}

function hasActions({ endpoints: { update, create, read, remove } }: Entity): boolean {
  return !!update || !!(create && read) || !!remove;
}
