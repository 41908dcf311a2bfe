import { useEffect, useState } from 'react';
import { areas } from '#domain/areas.ts';
import type { Entity } from '#entities/define.ts';
import { isEntityPath, loadEntity } from '#entities/registry.ts';
import { formatAge } from '#i18n/format-age.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import type { Difference } from '#machines/form/compare.ts';
import type { Change } from '#storage/changes/database.ts';
import { LinkButton } from '#ui/base/link-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DraftDifferences } from '../shared/draft/draft-differences.tsx';
import css from './changes-screen.module.css';

const actions: Readonly<Record<Change['action'], Text>> = {
  create: 'Created',
  edit: 'Changed',
  delete: 'Deleted',
};

interface ChangeCardProps {
  readonly change: Change;
  /** The name of the user who made it. */
  readonly by: string;
  /** An instant in milliseconds. */
  readonly now: number;
}

/** One change: record, time, user, and each field before and after. */
export function ChangeCard({ change, by, now }: ChangeCardProps) {
  const text = useText();
  const entity = useEntity(change.area);
  const { area, action, id, name, outcome, at } = change;
  const label = areas.find(({ path }) => path === area)?.label;
  const title = name || (id === null ? text('A new record') : `#${id}`);
  const details = [text(actions[action]), label && text(label), by, formatAge(at, now)];
  return (
    // No `title`, which would make it a named region: several cards can have the same record.
    <Card>
      <div className={css['head']}>
        <h2>{title}</h2>
        {action === 'edit' && entity?.endpoints.update && (
          <LinkButton to={`/${area}/edit/${id}`} aria-label={text('Open {{name}}', { name: title })}>
            {text('Open')}
          </LinkButton>
        )}
      </div>
      <p className={css['note']}>
        {details.filter(Boolean).join(' · ')}
        {outcome === 'unknown' && <strong> · {text('Sent, no reply from the server')}</strong>}
      </p>
      {entity && change.fields.length > 0 && (
        <DraftDifferences
          fields={entity.fields}
          differences={change.fields.map((field) => differenceOf(entity, field))}
          resolutions={{}}
          theirs={text('Before')}
          mine={text('After')}
        />
      )}
    </Card>
  );
}

/** Only the name of a chosen picture is stored. */
function differenceOf(entity: Entity, { name, before, after }: Change['fields'][number]): Difference {
  const isNew = entity.fields[name]?.kind === 'image' && typeof after === 'string' && after !== '';
  return { name, base: before, theirs: before, mine: isNew ? new File([], after) : after, by: 'mine' };
}

function useEntity(area: string): Entity | undefined {
  const [entity, setEntity] = useState<Entity>();
  useEffect(() => {
    if (isEntityPath(area)) void loadEntity(area).then(setEntity, () => undefined);
  }, [area]);
  return entity;
}
