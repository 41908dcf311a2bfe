import { readStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import type { ListRow } from '#machines/list/types.ts';
import { Avatar } from '#ui/avatar.tsx';
import type { ListActor } from './list-body.tsx';
import { ReferenceCell } from './reference-cell.tsx';
import { rowName } from './row-name.ts';
import { StatusCell } from './status-cell.tsx';

interface CellProps {
  readonly entity: Entity;
  readonly name: string;
  readonly field: Field;
  readonly row: ListRow;
  readonly list: ListActor;
}

/** A member of a row as its field shows it. */
export function Cell({ entity, name, field, row, list }: CellProps) {
  switch (field.kind) {
    case 'text':
      return textOf(row[name]);
    case 'select':
      return <ReferenceCell field={field} name={name} row={row} />;
    case 'status':
      return <StatusCell entity={entity} row={row} value={readStatus(row[name])} list={list} />;
    case 'image':
      return <Avatar name={rowName(entity, row)} src={textOf(row[field.from]) || null} />;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
