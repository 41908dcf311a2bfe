import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { recordedAreaOf } from '#history/recorded-areas.ts';
import { type EntryGroup, groupBySeries } from '#history/series.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import type { HistoryEntry, HistoryQuery, RestoredRecord } from '#machines/history/types.ts';
import { listView } from '#machines/list/machine.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { WireTime } from '#ui/base/time.tsx';
import { Button } from '#ui/button/button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonLines } from '#ui/loading/skeleton.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { EntryCard } from './entry-card.tsx';
import css from './history.module.css';
import { RestoreDialog } from './restore-dialog.tsx';
import { useHistory } from './use-history.ts';

/** A part of a query that the pager changes. */
type Paging = Pick<HistoryQuery, 'page' | 'perPage'>;

interface HistoryListProps {
  readonly query: HistoryQuery;
  readonly onPaging: (paging: Paging, step: 'push' | 'replace') => void;
  /** The query is for one record. */
  readonly isOfOneRecord?: boolean;
  /** Whether the server can restore changes. */
  readonly canRestore: boolean;
  /** Shown if no entry matches. */
  readonly empty: ReactNode;
  readonly onRestored?: ((record: RestoredRecord) => void) | undefined;
}

/** A page of the history, or why there is none. */
export function HistoryList(props: HistoryListProps) {
  const { query, onPaging, canRestore, onRestored } = props;
  const options = useOptionStore();
  const api = useOwnApi();
  const history = useHistory(api, query, (page) => onPaging({ page, perPage: query.perPage }, 'replace'));
  const [toRestore, setToRestore] = useState<HistoryEntry | null>(null);
  const area = toRestore && recordedAreaOf(toRestore);
  return (
    <OptionStoreContext value={options}>
      <Entries {...props} history={history} calls={api.pending} onRestore={canRestore ? setToRestore : undefined} />
      {/* An open question stays while the entries behind it are read again. */}
      {toRestore && area?.entity && (
        <DialogBoundary onClose={() => setToRestore(null)}>
          <RestoreDialog
            entry={toRestore}
            entity={area.entity}
            onRestored={(record) => {
              history.send({ type: 'list.refresh' });
              if (record !== undefined) onRestored?.(record);
            }}
            onSettled={() => setToRestore(null)}
          />
        </DialogBoundary>
      )}
    </OptionStoreContext>
  );
}

interface EntriesProps extends Omit<HistoryListProps, 'canRestore' | 'onRestored'> {
  readonly history: ReturnType<typeof useHistory>;
  readonly calls: PendingCalls;
  readonly onRestore: ((entry: HistoryEntry) => void) | undefined;
}

function Entries({ history, calls, query, onPaging, isOfOneRecord = false, empty, onRestore }: EntriesProps) {
  const text = useText();
  const serverText = useServerText();
  const view = useSelector(history, listView, shallowEqual);
  const total = useSelector(history, ({ context }) => context.total);
  const isBusy = useSelector(history, (snapshot) => snapshot.hasTag('busy'));
  const retry = <Button onClick={() => history.send({ type: 'list.retry' })}>{text('Retry')}</Button>;

  if (view.kind === 'failed' && view.failure.kind === 'offline') {
    return (
      <EmptyState tone="stale" title={text('The history needs a connection')} action={retry}>
        {text('It is not available offline. It loads when the connection is back.')}
      </EmptyState>
    );
  }
  if (view.kind === 'failed') {
    return (
      <EmptyState title={text('The history could not be loaded')} action={retry}>
        {serverText(view.failure.message)}
      </EmptyState>
    );
  }
  if (view.kind === 'skeleton') {
    return (
      <div className={css['coming']} aria-busy="true">
        <SlowNotice calls={calls} />
        <SkeletonLines shape="box" />
      </div>
    );
  }
  const { isFormer, refreshFailure } = view;
  // The rows of this list are entries.
  const entries = view.rows as readonly HistoryEntry[];
  return (
    <div className={layout['stack']}>
      <SlowNotice calls={calls} />
      {refreshFailure && (
        <Banner kind="warning" action={retry}>
          {text('The list could not be refreshed: {{reason}}', { reason: serverText(refreshFailure.message) })}
        </Banner>
      )}
      {entries.length === 0 && empty}
      <ol className={css['entries']} aria-busy={isBusy} data-former={isFormer || undefined}>
        {groupBySeries(entries).map((group) => (
          <li key={group[0].id}>
            <Group group={group} isOfOneRecord={isOfOneRecord} onRestore={onRestore} />
          </li>
        ))}
      </ol>
      {total > 0 && (
        <Pager
          page={query.page}
          pageSize={query.perPage}
          total={total}
          busy={isBusy}
          onPage={(page) => onPaging({ page, perPage: query.perPage }, 'push')}
          onPageSize={(perPage) => onPaging({ page: 1, perPage }, 'push')}
        />
      )}
    </div>
  );
}

interface GroupProps {
  readonly group: EntryGroup;
  readonly isOfOneRecord: boolean;
  readonly onRestore: ((entry: HistoryEntry) => void) | undefined;
}

/** One entry, or the entries of a bulk action under one line. */
function Group({ group, isOfOneRecord, onRestore }: GroupProps) {
  const text = useText();
  const [first] = group;
  const card = (entry: HistoryEntry) => (
    <EntryCard entry={entry} area={recordedAreaOf(entry)} isOfOneRecord={isOfOneRecord} onRestore={onRestore} />
  );
  if (group.length === 1) return card(first);
  const area = recordedAreaOf(first);
  const details = [text('{{number}} changes together', { number: group.length }), area && text(area.label)];
  return (
    <details className={css['group']}>
      <summary>
        <span>{`${[...details, first.user.name].filter(Boolean).join(' · ')} · `}</span>
        <WireTime wire={first.at} />
      </summary>
      <ol className={css['entries']}>
        {group.map((entry) => (
          <li key={entry.id}>{card(entry)}</li>
        ))}
      </ol>
    </details>
  );
}
