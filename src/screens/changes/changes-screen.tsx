import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Api } from '#api/api.ts';
import { areas } from '#domain/areas.ts';
import { shownName } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { entityAt, isEntityPath } from '#entities/registry.ts';
import { formatAge } from '#i18n/format-age.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { createOptionStore } from '#lists/options/option-store.ts';
import type { Difference } from '#machines/form/compare.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { recentChanges } from '#records/recent-changes.ts';
import { useServices } from '#session/services/services-context.ts';
import type { Change } from '#storage/changes.ts';
import { classNames } from '#ui/base/class-names.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import layout from '#ui/layout/layout.module.css';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { DraftDifferences } from '../shared/draft/draft-differences.tsx';

/** /changes: the user's changes from this device, with each field before and after. Signing out removes them. */
export function ChangesScreen() {
  const text = useText();
  const { api, session } = useServices();
  const options = useMemo(() => createOptionStore(api), [api]);
  const user = useSelector(session, currentUser);
  const changes = useChanges();
  const [now] = useState(Date.now);
  const by = user ? shownName(`${user.first_name} ${user.last_name}`).trim() || user.email : '';
  return (
    <OptionStoreContext value={options}>
      <div className={classNames(layout['stack'], layout['narrow'])}>
        <PageTitle
          heading={text('My recent changes')}
          note={text('Changes you made on this device. The list is cleared when you log out.')}
        />
        {changes === undefined && <Skeleton shape="box" />}
        {changes === null && <EmptyState title={text('Changes could not be loaded')} />}
        {changes?.length === 0 && <EmptyState title={text('No changes on this device yet')} />}
        {changes && changes.length > 0 && (
          <ol className={layout['stack']}>
            {changes.map(({ change, entity }) => (
              <li key={`${change.at} ${change.area} ${change.id}`}>
                <ChangeCard change={change} entity={entity} by={by} now={now} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </OptionStoreContext>
  );
}

/** The user's changes from this device; undefined while they load, null if they cannot be read. */
function useChanges(): readonly ShownChange[] | null | undefined {
  const { api } = useServices();
  const [changes, setChanges] = useState<readonly ShownChange[] | null>();
  useEffect(() => void readChanges(api).then(setChanges, () => setChanges(null)), [api]);
  return changes;
}

/** A change with the declaration of its area, whose fields are shown; undefined if there is none. */
interface ShownChange {
  readonly change: Change;
  readonly entity: Entity | undefined;
}

/** The changes with their declarations, so that no card grows after it is shown. */
async function readChanges(api: Api): Promise<readonly ShownChange[]> {
  const changes = await recentChanges(api);
  return changes.map((change) => ({ change, entity: isEntityPath(change.area) ? entityAt(change.area) : undefined }));
}

const actions: Readonly<Record<Change['action'], Text>> = {
  create: 'Created',
  edit: 'Changed',
  delete: 'Deleted',
};

interface ChangeCardProps extends ShownChange {
  /** The name of the user who made it. */
  readonly by: string;
  /** An instant in milliseconds. */
  readonly now: number;
}

/** One change: record, time, user, and each field before and after. */
function ChangeCard({ change, entity, by, now }: ChangeCardProps) {
  const text = useText();
  const { area, action, id, name, outcome, at } = change;
  const label = areas.find(({ path }) => path === area)?.label;
  const title = name || (id === null ? text('A new record') : `#${id}`);
  const details = [text(actions[action]), label && text(label), by, formatAge(at, now, text.language)];
  return (
    // No `title`, which would make it a named region: several cards can have the same record.
    <Card>
      <div className={layout['tight']}>
        <div className={layout['head']}>
          <h2>{title}</h2>
          {action === 'edit' && entity?.endpoints.update && (
            <LinkButton to={`/${area}/edit/${id}`} aria-label={text('Open {{name}}', { name: title })}>
              {text('Open')}
            </LinkButton>
          )}
        </div>
        <p className={layout['note']}>
          <span>{details.filter(Boolean).join(' · ')}</span>
          {outcome === 'unknown' && <strong>{` · ${text('Sent, no reply from the server')}`}</strong>}
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
      </div>
    </Card>
  );
}

/** Only the name of a chosen picture is stored. */
function differenceOf(entity: Entity, { name, before, after }: Change['fields'][number]): Difference {
  const isNew = entity.fields[name]?.kind === 'image' && typeof after === 'string' && after !== '';
  return { name, base: before, theirs: before, mine: isNew ? new File([], after) : after, by: 'mine' };
}
