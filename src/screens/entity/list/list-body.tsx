import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { hasCustomListView } from '#lists/has-custom-list-view.ts';
import type { ListQuery } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { useServices } from '#services/services-context.ts';
import { useAfterFirstPaint } from '#ui/loading/after-first-paint.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { useLazyCode } from '#ui/loading/use-lazy-code.ts';
import { type ListActor, ListRows } from '../../shared/list/list-rows.tsx';
import type { OnQuery } from '../../shared/list/use-list-query.ts';
import type { Arrangement } from './arrangement.ts';
import { CreateButton } from './create-button.tsx';
import { useColumns } from './use-columns.tsx';

const notCachedCode = lazyCode(() => import('../../shared/list/not-cached.tsx'));
const removalCode = lazyCode(() => import('../row/removal.tsx'));
/** Optional: without the tools the list can still be read and its records opened. */
const toolsCode = lazyCode(() => import('../tools/list-tools.tsx'));

/** The highest id on the first page of the server's response; undefined for other pages, searches and cached pages. */
function newestIdIn({ context: { shown } }: SnapshotFrom<ListActor>): number | undefined {
  if (shown === null || shown.copy || shown.query.page > 1 || shown.query.search !== '') return undefined;
  return Math.max(0, ...shown.rows.map(({ id }) => Number(id)));
}

interface ListBodyProps {
  readonly entity: Entity;
  readonly list: ListActor;
  readonly query: ListQuery;
  /** The numbers of the cached pages; null while the server can be reached. */
  readonly cachedPages: readonly number[] | null;
  readonly onQuery: OnQuery;
  /** The element that the toolbar of the list is rendered into. */
  readonly slot: HTMLElement | null;
}

/** The rows of an entity, the tools of its list, and the confirmation before a row is deleted. */
export function ListBody({ entity, list, query, cachedPages, onQuery, slot }: ListBodyProps) {
  const text = useText();
  const [rowToRemove, setRowToRemove] = useState<Subject | null>(null);
  const columns = useColumns(entity, list, setRowToRemove);
  const [removed, setRemoved] = useState<Subject | null>(null);
  const reloadList = useCallback(() => {
    setRemoved(rowToRemove);
    list.send({ type: 'list.refresh' });
  }, [list, rowToRemove]);
  const { visibleRows } = useServices();
  const rows = useSelector(list, ({ context }) => context.shown?.rows);
  const newestId = useSelector(list, newestIdIn);
  useEffect(() => {
    if (rows) visibleRows.note(entity.path, rows);
    visibleRows.noteNewestId(entity.path, newestId);
  }, [visibleRows, entity.path, rows, newestId]);
  const endRemoval = useCallback(() => setRowToRemove(null), []);
  const [arrangement, setArrangement] = useState<Arrangement>({});
  // A custom layout needs the tools before the first rows are shown.
  const [mustArrange, setMustArrange] = useState(hasCustomListView);
  const isPainted = useAfterFirstPaint();
  const shouldLoadTools = mustArrange || (rows !== undefined && isPainted) || toolsCode.arrived() !== undefined;
  const tools = useLazyCode(toolsCode, shouldLoadTools, () => setMustArrange(false));

  return (
    <>
      {tools && (
        <tools.ListTools
          entity={entity}
          list={list}
          columns={columns}
          search={query.search}
          removed={removed}
          slot={slot}
          onArrange={setArrangement}
        />
      )}
      <ListRows
        list={list}
        caption={text(entity.label)}
        columns={arrangement.columns ?? columns}
        arrange={arrangement.rows}
        density={arrangement.density}
        wait={mustArrange && !tools}
        rowTo={entity.endpoints.update && ((row) => `/${entity.path}/edit/${row.id}`)}
        emptyAction={<CreateButton entity={entity} />}
        onClearSearch={() => onQuery({ ...query, page: 1, search: '' }, 'push')}
        whenOffline={(reason) => (
          <LazyPage code={notCachedCode}>
            {({ NotCached }) => (
              <NotCached
                list={list}
                reason={reason}
                pages={cachedPages ?? []}
                onPage={(page) => onQuery({ ...query, page, search: '' }, 'push')}
              />
            )}
          </LazyPage>
        )}
      />
      {rowToRemove && (
        <LazyPage code={removalCode}>
          {({ Removal }) => (
            <Removal entity={entity} subject={rowToRemove} onRemoved={reloadList} onSettled={endRemoval} />
          )}
        </LazyPage>
      )}
    </>
  );
}
