import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { OptionStoreContext } from '#controls/option-store-context.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { createOptionStore } from '#options/option-store.ts';
import { recentChanges } from '#records/recent-changes.ts';
import { useServices } from '#services/services-context.ts';
import type { Change } from '#storage/changes/database.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ChangeCard } from './change-card.tsx';
import css from './changes-screen.module.css';

/** /changes: the user's changes from this device, with each field before and after. Signing out removes them. */
export function ChangesScreen() {
  const text = useText();
  const { api, session } = useServices();
  const options = useMemo(() => createOptionStore(api), [api]);
  const user = useSelector(session, currentUser);
  const changes = useChanges();
  const [now] = useState(Date.now);
  const by = user ? `${user.first_name} ${user.last_name}`.trim() || user.email : '';
  return (
    <OptionStoreContext value={options}>
      <div className={css['screen']}>
        <PageTitle
          heading={text('My recent changes')}
          note={text('Changes you made on this device. The list is cleared when you log out.')}
        />
        {changes === undefined && <Skeleton shape="box" />}
        {changes === null && <EmptyState title={text('Changes could not be loaded')} />}
        {changes?.length === 0 && <EmptyState title={text('No changes on this device yet')} />}
        {changes && changes.length > 0 && (
          <ol className={css['list']}>
            {changes.map((change) => (
              <li key={`${change.at} ${change.area} ${change.id}`}>
                <ChangeCard change={change} by={by} now={now} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </OptionStoreContext>
  );
}

/** The user's changes from this device; undefined while they load, null if they cannot be read. */
function useChanges(): readonly Change[] | null | undefined {
  const { api } = useServices();
  const [changes, setChanges] = useState<readonly Change[] | null>();
  useEffect(() => {
    let isUnmounted = false;
    recentChanges(api).then(
      (found) => !isUnmounted && setChanges(found),
      () => !isUnmounted && setChanges(null),
    );
    return () => {
      isUnmounted = true;
    };
  }, [api]);
  return changes;
}
