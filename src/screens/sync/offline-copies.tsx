import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { syncLogic } from '#cache/sync-logic.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { CacheTable } from './cache-table.tsx';
import css from './offline-copies.module.css';
import { StorageFacts } from './storage-facts.tsx';
import { UpdateProgress } from './update-progress.tsx';

/** The lists that are cached on this device: age, size, and buttons to update or delete the cache. */
export function OfflineCopies() {
  const text = useText();
  const { session } = useServices();
  const api = useOwnApi();
  const user = useSelector(session, currentUser);
  const role = user ? roleOf(user) : '';
  const sync = useActorRef(useMemo(() => syncLogic(api, role), [api, role]));
  const { summary, plan, done, failed } = useSelector(sync, ({ context }) => context);
  const isUpdating = useSelector(sync, (snapshot) => snapshot.hasTag('updating'));
  const isBusy = useSelector(sync, (snapshot) => snapshot.hasTag('busy'));
  const [isAsking, setIsAsking] = useState(false);

  const buttons = isUpdating ? (
    <Button onClick={() => sync.send({ type: 'sync.cancel' })}>{text('Cancel')}</Button>
  ) : (
    <>
      <Button variant="primary" disabled={isBusy} onClick={() => sync.send({ type: 'sync.updateAll' })}>
        {text('Update all now')}
      </Button>
      <Button disabled={isBusy || summary?.groups.length === 0} onClick={() => setIsAsking(true)}>
        {text('Delete offline copies')}
      </Button>
    </>
  );

  return (
    <Card title={text('Available offline')}>
      <div className={css['copies']}>
        <p className={css['why']}>
          {text('Lists that you open are stored on this device, so that you can read them offline.')}
        </p>
        {summary && <CacheTable groups={summary.groups} />}
        <UpdateProgress plan={plan.length} done={done} failed={failed} isUpdating={isUpdating} />
        <SlowNotice calls={api.pending} />
        <div className={css['buttons']}>{buttons}</div>
        {summary && (
          <StorageFacts
            summary={summary}
            disabled={isBusy || isUpdating}
            onCachePersonal={(keeps) => sync.send({ type: 'sync.cachePersonal', keeps })}
            onPersist={() => sync.send({ type: 'sync.persist' })}
          />
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={text('Delete offline copies?')}
        confirmLabel={text('Delete')}
        cancelLabel={text('Cancel')}
        danger
        onConfirm={() => {
          sync.send({ type: 'sync.forget' });
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      >
        {text('Lists are then available online only, until you open them again.')}
      </ConfirmDialog>
    </Card>
  );
}
