import { useEffect, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { entityAt } from '#entities/registry.ts';
import { useText } from '#i18n/use-text.ts';
import { readRecordName } from '#records/record-name.ts';
import { useServices } from '#session/services/services-context.ts';
import css from './filters.module.css';
import type { OtherFilter } from './other-filters.ts';
import { RemovableChip } from './removable-chip.tsx';

interface OtherChipProps {
  /** The entity of the list. */
  readonly entity: Entity;
  readonly filter: OtherFilter;
  readonly values: readonly string[];
  readonly onRemove: () => void;
}

/** A filter without a field in the list: `team_id` of tournaments. It has the name of the records that it refers to. */
export function OtherChip({ entity, filter: { member, area }, values, onRemove }: OtherChipProps) {
  const text = useText();
  const referenced = area === undefined ? undefined : entityAt(area);
  const label = referenced?.record ?? entity.fields[member]?.label;
  const name = label === undefined ? member : text(label);
  return (
    <RemovableChip name={name} onRemove={onRemove}>
      <span className={css['fixed']}>
        <span className={css['name']}>{`${name}: `}</span>
        <span className={css['value']}>
          {values.map((id, at) => (
            <span key={id}>
              {at > 0 && <span>, </span>}
              {referenced ? <RecordName entity={referenced} id={id} /> : <span>{id}</span>}
            </span>
          ))}
        </span>
      </span>
    </RemovableChip>
  );
}

function RecordName({ entity, id }: { entity: Entity; id: string }) {
  const { api } = useServices();
  const [name, setName] = useState<string | null>();
  useEffect(() => {
    const controller = new AbortController();
    void readRecordName(api, entity, id, controller.signal).then((read) => {
      if (!controller.signal.aborted) setName(read);
    });
    return () => controller.abort();
  }, [api, entity, id]);
  return <span>{name === undefined ? '…' : (name ?? `#${id}`)}</span>;
}
