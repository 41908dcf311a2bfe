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

/** A member of a row as its field shows it. */
export function Cell({ entity, name, field, row, list }: CellProps) {
  const held = memberText(row, name);
  switch (field.kind) {
    case 'text':
      if (field.entry !== 'video') return held || '–';
      return <Avatar name={rowName(entity, row)} src={youtubeThumbnail(held)} />;
    case 'select':
      return field.key === 'name' ? held || '–' : <ReferenceCell field={field} name={name} row={row} list={list} />;
    case 'status':
      return <StatusCell entity={entity} row={row} value={readStatus(row[name])} list={list} />;
    case 'image':
      return <Avatar name={rowName(entity, row)} src={memberText(row, field.from) || null} />;
    case 'dateTime':
      return held === '' ? '–' : <time title={`${held} UTC`}>{formatTime(held)}</time>;
    case 'choice':
      return <ChoiceCell field={field} held={held} />;
    case 'date':
    case 'multiSelect':
    case 'richText':
    case 'rows':
      return held;
  }
}

function ChoiceCell({ field, held }: { field: ChoiceField; held: string }) {
  const text = useText();
  const label = findChoice(field.choices, held)?.label;
  return label === undefined ? held || '–' : text(label);
}
