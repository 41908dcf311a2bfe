import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Entity } from '#entities/define.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { listMachine } from '#machines/list/machine.ts';
import { listView } from '#machines/list/selectors.ts';
import type { Subject } from '#machines/removal/types.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import { Table } from '#ui/table.tsx';
import { CreateButton } from './create-button.tsx';
import { useColumns } from './use-columns.tsx';

const removalCode = lazyCode(() => import('./removal.tsx'));

export type ListActor = ActorRefFrom<typeof listMachine>;

interface ListBodyProps {
  readonly entity: Entity;
  readonly list: ListActor;
  readonly onClearSearch: () => void;
}

/** The rows, or one of the sights that stand in their place: none yet, none that match, could not be read. */
export function ListBody({ entity, list, onClearSearch }: ListBodyProps) {
  const text = useText();
  const serverText = useServerText();
  const view = useSelector(list, listView, sameView);
  const { search, perPage } = useSelector(list, ({ context }) => context.query);
  const [toRemove, setToRemove] = useState<Subject | null>(null);
  const columns = useColumns(entity, list, setToRemove);
  const readAgain = useCallback(() => list.send({ type: 'list.refresh' }), [list]);
  const settleRemoval = useCallback(() => setToRemove(null), []);
  const retry = () => list.send({ type: 'list.retry' });

  if (view.kind === 'failed') {
    return (
      <EmptyState title={text('This list could not be read')} action={<Button onClick={retry}>{text('Retry')}</Button>}>
        {serverText(view.failure.message)}
      </EmptyState>
    );
  }

  const rows = view.kind === 'rows' ? view.rows : [];
  const empty =
    search === '' ? (
      <EmptyState title={text('Nothing here yet')} action={<CreateButton entity={entity} />} />
    ) : (
      <EmptyState
        title={text('Nothing matches "{{search}}"', { search })}
        action={<Button onClick={onClearSearch}>{text('Clear the search')}</Button>}
      />
    );

  return (
    <>
      {view.kind === 'rows' && view.refreshFailure && (
        <Banner
          kind="warning"
          action={
            <Button size="small" onClick={retry}>
              {text('Retry')}
            </Button>
          }
        >
          {text('These rows could not be read again: {{reason}}', { reason: serverText(view.refreshFailure.message) })}
        </Banner>
      )}
      <Table
        caption={text(entity.label)}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowTo={entity.endpoints.update && ((row) => `/${entity.path}/edit/${row.id}`)}
        busy={view.kind === 'rows' && view.isFormer}
        empty={empty}
        {...(view.kind === 'skeleton' && { skeletonRows: Math.min(perPage, 10) })}
      />
      {toRemove && (
        <LazyPage code={removalCode}>
          {({ Removal }) => <Removal entity={entity} subject={toRemove} onGone={readAgain} onSettled={settleRemoval} />}
        </LazyPage>
      )}
    </>
  );
}

type View = ReturnType<typeof listView>;

/** Selectors make a new view each time; only what it holds tells whether anything is to be drawn. */
function sameView(one: View, other: View): boolean {
  if (one.kind === 'rows' && other.kind === 'rows') {
    return one.rows === other.rows && one.isFormer === other.isFormer && one.refreshFailure === other.refreshFailure;
  }
  if (one.kind === 'failed' && other.kind === 'failed') return one.failure === other.failure;
  return one.kind === other.kind;
}
