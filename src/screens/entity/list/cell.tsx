import type { ReactNode } from 'react';
import { readStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import { firstTextColumn, rowName } from '#entities/row-name.ts';
import type { Field } from '#fields/field.ts';
import { referenceName } from '#fields/value.ts';
import type { Translate } from '#i18n/english.ts';
import type { ListRow } from '#machines/list/types.ts';
import { shownKindOf } from '#ui/controls/shown-kinds.tsx';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { ReferenceCell } from './reference-cell.tsx';
import { StatusCell } from './status-cell.tsx';

interface CellOptions {
  readonly entity: Entity;
  readonly name: string;
  readonly field: Field;
  readonly row: ListRow;
  readonly list: ListActor;
  readonly text: Translate;
}

/** A member of a row, formatted by the kind of its field. */
export function cellOf({ entity, name, field, row, list, text }: CellOptions): ReactNode {
  return shownKindOf(field).cell(field, {
    row,
    name,
    isPrimary: firstTextColumn(entity) === name,
    text,
    title: () => rowName(entity, row),
    status: () => <StatusCell entity={entity} row={row} value={readStatus(row[name])} list={list} />,
    reference: (select) =>
      referenceName(row, name) ?? <ReferenceCell field={select} name={name} row={row} list={list} />,
  });
}
