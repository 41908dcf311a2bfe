import { readStatus } from '#domain/status.ts';
import { youtubeThumbnail } from '#domain/youtube.ts';
import type { Entity } from '#entities/define.ts';
import { memberText, rowName } from '#entities/row-name.ts';
import type { ChoiceField, Field } from '#fields/field.ts';
import { findChoice } from '#fields/find-choice.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { formatTime } from '#ui/base/format-time.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { ReferenceCell } from './reference-cell.tsx';
import { StatusCell } from './status-cell.tsx';

interface CellProps {
  readonly entity: Entity;
  readonly name: string;
  readonly field: Field;
  readonly row: ListRow;
  readonly list: ListActor;
}

/** A member of a row, formatted by the kind of its field. */
export function Cell({ entity, name, field, row, list }: CellProps) {
  const value = memberText(row, name);
  switch (field.kind) {
    case 'text':
      if (field.entry !== 'video') return value || '–';
      return <Avatar name={rowName(entity, row)} src={youtubeThumbnail(value)} />;
    case 'select':
      return field.key === 'name' ? value || '–' : <ReferenceCell field={field} name={name} row={row} list={list} />;
    case 'status':
      return <StatusCell entity={entity} row={row} value={readStatus(row[name])} list={list} />;
    case 'image':
      return <Avatar name={rowName(entity, row)} src={memberText(row, field.from) || null} />;
    case 'dateTime':
      return value === '' ? '–' : <time title={`${value} UTC`}>{formatTime(value)}</time>;
    case 'choice':
      return <ChoiceCell field={field} value={value} />;
    case 'date':
    case 'multiSelect':
    case 'richText':
    case 'rows':
      return value;
  }
}

function ChoiceCell({ field, value }: { field: ChoiceField; value: string }) {
  const text = useText();
  const label = findChoice(field.choices, value)?.label;
  return label === undefined ? value || '–' : text(label);
}
