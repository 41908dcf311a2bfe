import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Language } from '#i18n/english.ts';
import { formatAge } from '#i18n/format-age.ts';
import { localeOf } from '#i18n/locale.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import type { CacheGroup, CacheSummary } from '#machines/sync/machine.ts';
import { useServices } from '#session/services/services-context.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { syncLogic } from '#storage/cache/sync-logic.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import layout from '#ui/layout/layout.module.css';
import { Progress } from '#ui/loading/progress.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Table } from '#ui/table/table.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { useNow } from '../shared/list/use-now.ts';
import { OfflineStart } from './offline-start.tsx';

/** The lists that are cached on this device: age, size, and buttons to update or delete the cache. */
export function CachedLists() {
  const text = useText();
  const { session } = useServices();
  const api = useOwnApi();
  const user = useSelector(session, currentUser);
  const role = user ? roleOf(user) : '';
  const sync = useActorRef(useLogic(syncLogic, api, role));
  const summary = useSelector(sync, ({ context }) => context.summary);
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
      <div className={layout['stack']}>
        <p className={layout['note']}>
          {text('Lists that you open are stored on this device, so that you can read them offline.')}
        </p>
        <div className={layout['row']}>{buttons}</div>
        <UpdateProgress sync={sync} />
        <SlowNotice calls={api.pending} />
        <CacheTable groups={summary?.groups} />
        {summary && <StorageFacts sync={sync} summary={summary} />}
        {/* Last, because it waits for the worker: it would move what is below it. */}
        <OfflineStart />
      </div>
      <ConfirmDialog
        open={isAsking}
        title={text('Delete offline copies?')}
        confirmLabel={text('Delete')}
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

interface SyncProps {
  readonly sync: ActorRefFrom<ReturnType<typeof syncLogic>>;
}

/** The progress of an update, and the result of the last one. */
function UpdateProgress({ sync }: SyncProps) {
  const text = useText();
  const isUpdating = useSelector(sync, (snapshot) => snapshot.hasTag('updating'));
  const { done, failed, plan: calls } = useSelector(sync, ({ context }) => context);
  const plan = calls.length;
  // The number of calls is unknown at first.
  if (plan === 0 && !isUpdating) return null;
  const counted = text('{{done}} of {{plan}} updated', { done: done - failed, plan });
  return (
    <div>
      {isUpdating && <Progress label={text('Update all now')} max={plan || 1} value={done} />}
      <p role="status">
        <span>{isUpdating ? counted : `${counted}. `}</span>
        {!isUpdating && failed > 0 && (
          <span>{text('The server did not reply for the rest. Those copies are unchanged.')}</span>
        )}
        {!isUpdating && done < plan && <span>{text('The update was cancelled.')}</span>}
      </p>
    </div>
  );
}

/** The used storage, whether the browser may evict it, and whether personal data is cached. */
function StorageFacts({ sync, summary }: SyncProps & { readonly summary: CacheSummary }) {
  const text = useText();
  const disabled = useSelector(sync, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('updating'));
  const { usage, isPersisted, keepsPersonal } = summary;
  return (
    <div className={classNames(layout['tight'], layout['faint'])}>
      <Switch
        label={text('Store the list of users too. It contains personal data.')}
        labelShown
        checked={keepsPersonal}
        disabled={disabled}
        onChange={(keeps) => sync.send({ type: 'sync.cachePersonal', keeps })}
      />
      {usage !== null && (
        <p>{text('The app uses {{size}} on this device.', { size: formatSize(usage, text.language) })}</p>
      )}
      {isPersisted === true && <p>{text('The browser does not delete it when the device is full.')}</p>}
      {isPersisted === false && (
        <p>
          <span>{`${text('The browser may delete it when the device is full.')} `}</span>
          <Button size="small" disabled={disabled} onClick={() => sync.send({ type: 'sync.persist' })}>
            {text('Protect it')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The cached pages of each list; undefined while they are counted. */
function CacheTable({ groups }: { groups: readonly CacheGroup[] | undefined }) {
  const text = useText();
  // The labels of areas come from their declarations, so they are translated like server texts.
  const label = useServerText();
  const now = useNow();
  const columns: readonly TableColumn<CacheGroup>[] = [
    { key: 'list', header: text('List'), cell: (group) => label(group.label), primary: true },
    {
      key: 'pages',
      header: text('Pages'),
      cell: ({ count }) => count,
      align: 'end',
      width: 'number',
      narrow: 'second',
    },
    {
      key: 'age',
      header: text('Oldest'),
      cell: ({ oldest }) => formatAge(oldest, now, text.language),
      narrow: 'second',
    },
    {
      key: 'size',
      header: text('Size'),
      cell: ({ size }) => formatSize(size, text.language),
      align: 'end',
      width: 'number',
      narrow: 'end',
    },
  ];
  return (
    <Table
      caption={text('Available offline')}
      columns={columns}
      rows={groups ?? []}
      rowKey={(group) => group.label}
      empty={<EmptyState title={text('Nothing is available offline yet')} />}
      {...(groups === undefined && { skeletonRows: 8 })}
    />
  );
}

/** Formats a number of bytes: '340 kB', '1.2 MB'. */
function formatSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
