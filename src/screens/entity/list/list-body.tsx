import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { hasCustomLayout } from '#lists/has-custom-layout.ts';
import type { ListQuery } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/types.ts';
import { useServices } from '#services/services-context.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { useAfterFirstPaint } from '#ui/loading/use-delayed.ts';
import { useLazyCode } from '#ui/loading/use-lazy-code.ts';
import { type ListActor, ListRows } from '../../shared/list/list-rows.tsx';
import type { OnQuery } from '../../shared/list/use-list-query.ts';
import type { Arrangement } from './arrangement.ts';
import { CreateButton } from './create-button.tsx';
import { useColumns } from './use-columns.tsx';

const notCachedCode = lazyCode(() => import('../../shared/list/not-cached.tsx'));
const removalCode = lazyCode(() => import('../row/removal.tsx'));
/** Without them the list is one to read and to open. */
const toolsCode = lazyCode(() => import('../tools/list-tools.tsx'));
/** The highest id of the list as the server answered, not a cached page; undefined where its first page is not shown. */
function newestIdIn({ context: { shown } }: SnapshotFrom<ListActor>): number | undefined {
  if (shown === null || shown.copy || shown.query.page > 1 || shown.query.search !== '') return undefined;
  return Math.max(0, ...shown.rows.map(({ id }) => Number(id)));
}

interface ListBodyProps {
  readonly entity: Entity;
  readonly list: ListActor;
  readonly query: ListQuery;
  /** The pages that this device has; null while the server is there to ask. */
  readonly kept: readonly number[] | null;
  readonly onQuery: OnQuery;
  /** Where what is done with the whole list stands. */
  readonly slot: HTMLElement | null;
}

/** The rows of an entity, the tools of its list, and the question before a row is removed. */
export function ListBody({ entity, list, query, kept, onQuery, slot }: ListBodyProps) {
  const text = useText();
  const [toRemove, setToRemove] = useState<Subject | null>(null);
  const columns = useColumns(entity, list, setToRemove);
  const [gone, setGone] = useState<Subject | null>(null);
  const readAgain = useCallback(() => {
    setGone(toRemove);
    list.send({ type: 'list.refresh' });
  }, [list, toRemove]);
  const { visibleRows } = useServices();
  const rows = useSelector(list, ({ context }) => context.shown?.rows);
  const newestId = useSelector(list, newestIdIn);
  useEffect(() => {
    if (rows) visibleRows.note(entity.path, rows);
    visibleRows.noteNewest(entity.path, newestId);
  }, [visibleRows, entity.path, rows, newestId]);
  const settleRemoval = useCallback(() => setToRemove(null), []);
  const [arranged, setArranged] = useState<Arrangement>({});
  const [isArranged, setIsArranged] = useState(hasCustomLayout);
  const isPainted = useAfterFirstPaint();
  const isWanted = isArranged || (rows !== undefined && isPainted) || toolsCode.arrived() !== undefined;
  const tools = useLazyCode(toolsCode, isWanted, () => setIsArranged(false));

  return (
    <>
      {tools && (
        <tools.ListTools
          entity={entity}
          list={list}
          columns={columns}
          search={query.search}
          gone={gone}
          slot={slot}
          onArrange={setArranged}
        />
      )}
      <ListRows
        list={list}
        caption={text(entity.label)}
        columns={arranged.columns ?? columns}
        arrange={arranged.rows}
        density={arranged.density}
        wait={isArranged && !tools}
        rowTo={entity.endpoints.update && ((row) => `/${entity.path}/edit/${row.id}`)}
        emptyAction={<CreateButton entity={entity} />}
        onClearSearch={() => onQuery({ ...query, page: 1, search: '' }, 'push')}
        whenOffline={(reason) => (
          <LazyPage code={notCachedCode}>
            {({ NotCached }) => (
              <NotCached
                list={list}
                reason={reason}
                pages={kept ?? []}
                onPage={(page) => onQuery({ ...query, page, search: '' }, 'push')}
              />
            )}
          </LazyPage>
        )}
      />
      {toRemove && (
        <LazyPage code={removalCode}>
          {({ Removal }) => <Removal entity={entity} subject={toRemove} onGone={readAgain} onSettled={settleRemoval} />}
        </LazyPage>
      )}
    </>
  );
}
