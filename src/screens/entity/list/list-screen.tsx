import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { listLogic } from '#lists/list-logic.ts';
import { type AddressLook, readOwnLook } from '#lists/look.ts';
import { knownPage } from '#lists/page-store.ts';
import type { ListQuery } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { useServices } from '#session/services/services-context.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import layout from '#ui/layout/layout.module.css';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { SearchBox } from '#ui/table/search-box.tsx';
import { ListAge } from '../../shared/list/list-age.tsx';
import { ListPager } from '../../shared/list/list-pager.tsx';
import { type ListActor, ListRows, type ListRowsProps } from '../../shared/list/list-rows.tsx';
import { NotCached } from '../../shared/list/not-cached.tsx';
import { useCacheUpdates } from '../../shared/list/use-cache-updates.ts';
import { useCachedPages } from '../../shared/list/use-cached-pages.ts';
import { type QueryAddress, useList, useNewestSearch, useOpenQuery } from '../../shared/list/use-list.ts';
import { LazyFilterChips } from '../filters/lazy-filter-chips.tsx';
import { emptyHints } from '../tools/empty-hints.ts';
import { ListDock } from '../tools/list-dock.tsx';
import { ListToolbar } from '../tools/list-toolbar.tsx';
import { applyLook, type OnLook, rowOrder } from '../views/apply-look.tsx';
import { ViewTabs } from '../views/view-tabs.tsx';
import { listPartsCode } from './list-parts-code.ts';
import css from './list-screen.module.css';
import { createListStore, deselect, type ListStore, useListStore } from './list-store.ts';
import { useColumns } from './use-columns.tsx';
import { useNeighbours } from './use-neighbours.ts';

interface ListScreenProps extends QueryAddress {
  readonly entity: Entity;
  /** The query in the URL. */
  readonly query: ListQuery;
  /** How the URL asks to show the list. */
  readonly look: AddressLook;
  readonly onLook: OnLook;
  /** The URL of another query or look, without `#`. */
  readonly hrefOf: (query: ListQuery, look: AddressLook) => string;
}

/** The list of any entity: paging and search (section 2). The query is in the URL. */
export function ListScreen({ entity, query, look, onLook, hrefOf, ...address }: ListScreenProps) {
  const text = useText();
  const { visibleRows } = useServices();
  const api = useOwnApi();
  const logic = useLogic(listLogic, api, entity);
  const [first] = useState(() => knownPage(api, entity, query));
  const list = useList({ logic, query, first, area: entity.path, address });
  const onQuery = useOpenQuery(list, address);
  useNeighbours({ list, api, entity });
  const shown = useSelector(list, ({ context }) => context.shown);
  const newestId = useSelector(list, newestIdIn);
  const search = useNewestSearch(address, query);
  useCacheUpdates(list, entity);
  const cachedPages = useCachedPages(list, entity, query);

  const [rowToRemove, setRowToRemove] = useState<Subject | null>(null);
  const endRemoval = useCallback(() => setRowToRemove(null), []);
  const { columns, rowMenu } = useColumns(entity, list, setRowToRemove);
  const [store] = useState(() => createListStore(readOwnLook(entity.path)));
  const reloadList = useCallback(() => {
    if (rowToRemove) deselect(store, rowToRemove.id);
    list.send({ type: 'list.refresh' });
  }, [list, rowToRemove, store]);

  const own = useListStore(store, (state) => state.own);
  const applied = useMemo(
    () => applyLook({ entity, store, columns, own, look, onLook }),
    [entity, store, columns, own, look, onLook],
  );
  const { order } = look;
  const arrange = useMemo(() => rowOrder(entity, order, text), [entity, order, text]);
  useEffect(() => {
    visibleRows.noteNewestId(entity.path, newestId);
    if (!shown) return;
    const { query: of, totalData: total } = shown;
    visibleRows.note(entity.path, { query: of, rows: arrange?.(shown.rows) ?? shown.rows, total });
  }, [visibleRows, entity.path, shown, newestId, arrange]);
  const tools = { entity, list, store, columns, query, onQuery, look, shown: applied, onLook, hrefOf };
  const createButton = <CreateButton entity={entity} />;
  const emptyHint = emptyHints[entity.path];

  return (
    <div className={classNames(layout['screen'], css['list'])}>
      <PageTitle heading={text(entity.label)}>
        <SearchBox
          label={text('Search')}
          value={search}
          onChange={(next) => onQuery((newest) => ({ ...newest, page: 1, search: next }), 'replace')}
        />
        {createButton}
      </PageTitle>
      <ViewTabs {...tools} />
      <LazyFilterChips {...tools} />
      <div className={css['line']}>
        <ListAge list={list} />
        <div className={css['waiting']}>
          <SlowNotice calls={api.pending} />
        </div>
        <div data-sorted={order && ''}>
          <ListToolbar {...tools} />
        </div>
      </div>
      <ListDock {...tools} arrange={arrange} />
      <PickableRows
        store={store}
        list={list}
        caption={text(entity.label)}
        columns={applied.columns}
        arrange={arrange}
        density={applied.density}
        rowTo={entity.endpoints.update && ((row) => `/${entity.path}/edit/${row.id}`)}
        emptyHint={emptyHint && text(emptyHint)}
        emptyAction={createButton}
        onClearSearch={() => onQuery(withoutCriteria, 'push')}
        whenOffline={(reason) => (
          <NotCached
            list={list}
            reason={reason}
            pages={cachedPages ?? []}
            onPage={(page) => onQuery((newest) => ({ ...withoutCriteria(newest), page }), 'push')}
          />
        )}
      />
      {rowMenu}
      {rowToRemove && (
        <LazyPart code={listPartsCode} onClose={endRemoval}>
          {({ Removal }) => (
            <Removal entity={entity} subject={rowToRemove} onRemoved={reloadList} onSettled={endRemoval} />
          )}
        </LazyPart>
      )}
      <ListPager list={list} cachedPages={cachedPages} onQuery={onQuery} />
    </div>
  );
}

/** The rows with their checkboxes. A press on one renders its row, and not the screen. */
function PickableRows({ store, ...rows }: Omit<ListRowsProps, 'isSelected'> & { readonly store: ListStore }) {
  const picked = useListStore(store, (state) => state.picked);
  return <ListRows {...rows} isSelected={({ id }) => picked.has(id)} />;
}

/** The first page of the whole list. */
function withoutCriteria(query: ListQuery): ListQuery {
  return { ...query, page: 1, search: '', filters: undefined };
}

/** Opens the form of a new record. Renders nothing if the entity has no create call. */
function CreateButton({ entity }: { entity: Entity }) {
  const text = useText();
  const navigate = useNavigate();
  if (entity.endpoints.create === undefined) return null;
  return (
    <Button
      variant="primary"
      icon={Plus}
      onClick={() => void navigate({ to: '/$entity/create', params: { entity: entity.path } })}
    >
      {text('Create {{record}}', { record: text(entity.record) })}
    </Button>
  );
}

/**
 * The highest id on the first page of the server's response; undefined for other pages, searches, filters and cached
 * pages.
 */
function newestIdIn({ context: { shown } }: SnapshotFrom<ListActor>): number | undefined {
  if (shown === null || shown.cached) return undefined;
  const { page, search, filters } = shown.query;
  if (page > 1 || search !== '' || filters !== undefined) return undefined;
  return Math.max(0, ...shown.rows.map(({ id }) => Number(id)));
}
