import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Settings from 'lucide-react/icons/settings-2';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import type { Translate } from '#i18n/english.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListView } from '#lists/list-view.ts';
import type { BulkInput, BulkWork } from '#machines/bulk/machine.ts';
import type { ListQuery, ListRow } from '#machines/list/types.ts';
import { classNames } from '#ui/base/class-names.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import layout from '#ui/layout/layout.module.css';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { type ListStore, type Sort, useListStore } from '../list/list-store.ts';
import { useListKeys } from '../row/use-list-keys.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import dock from './dock.module.css';
import { ExportPanel } from './export-panel.tsx';
import { applyLayout } from './layout.ts';
import css from './list-tools.module.css';
import { SelectPage, SelectRow } from './select-boxes.tsx';
import { clearSelection, showPage } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { canSort, nextSort, sortOncePerRowSet, sortRows } from './sort-rows.ts';
import { ViewDialog } from './view-dialog.tsx';

/** Sorting, selection, export and view of a list. Loaded after the rows, without moving them. */

type Rows = readonly ListRow[];
type Columns = readonly TableColumn<ListRow>[];

interface ColumnOptions {
  readonly entity: Entity;
  readonly store: ListStore;
  readonly view: ListView;
  readonly sort: Sort | null;
}

/** The declared columns in the user's order, with checkboxes and sort buttons. */
export function arrangeColumns(columns: Columns, { entity, store, view, sort }: ColumnOptions): Columns {
  const pressHead = (key: string) => store.set({ sort: nextSort(store.state().sort, key) });
  return applyLayout(columns, view.layout).map((column) => {
    const { key, header } = column;
    if (key === 'pick') {
      const cell = (row: ListRow) => <SelectRow row={row} name={rowName(entity, row)} store={store} />;
      return { ...column, head: <SelectPage store={store} />, cell };
    }
    if (!canSort(column)) return column;
    const head = (
      <>
        <button type="button" className={css['sort']} onClick={() => pressHead(key)}>
          {header}
        </button>
        <span className={css['plain']}>{header}</span>
      </>
    );
    return { ...column, head, sorted: sort?.key === key ? sort.direction : undefined };
  });
}

/** Sorts the rows of a page. */
export function rowOrder(entity: Entity, sort: Sort, text: Translate): (rows: Rows) => Rows {
  const locale = { text, language: document.documentElement.lang };
  return sortOncePerRowSet((rows) => sortRows(rows, entity, sort, locale));
}

export interface ListToolsProps {
  readonly entity: Entity;
  readonly list: ListActor;
  readonly store: ListStore;
  /** The columns that the entity declares. */
  readonly columns: Columns;
  /** The query in the URL. */
  readonly query: ListQuery;
}

/** The buttons above the rows. */
export function ListToolbar(props: ListToolsProps) {
  const { entity, list, store, columns } = props;
  const text = useText();
  const [isViewOpen, setViewOpen] = useState(false);
  const rows = useSelector(list, ({ context }) => context.shown?.rows.length ?? 0);
  return (
    <div className={classNames(layout['row'], css['tools'])}>
      <SortNote sort={useListStore(store, ({ sort }) => sort)} columns={columns} rows={rows} />
      <SelectPage store={store} labelShown />
      <Button
        size="small"
        variant="ghost"
        icon={Download}
        disabled={rows === 0}
        onClick={({ currentTarget }) => startExport(props, currentTarget)}
      >
        {text('CSV')}
      </Button>
      <IconButton icon={Settings} size="small" label={text('View')} onClick={() => setViewOpen(true)} />
      {isViewOpen && (
        <ViewDialog list={entity.path} columns={columns} store={store} rows={rows} onClose={() => setViewOpen(false)} />
      )}
    </div>
  );
}

interface SortNoteProps {
  readonly sort: Sort | null;
  readonly columns: Columns;
  readonly rows: number;
}

/** Notes that only the current page is sorted, as the server cannot sort. */
function SortNote({ sort, columns, rows }: SortNoteProps) {
  const text = useText();
  const column = columns.find(({ key }) => key === sort?.key)?.header ?? '';
  const params = { column, number: rows };
  return (
    <>
      <span role="status">
        <VisuallyHidden>
          {sort?.direction === 'ascending' &&
            text('Sorted by {{column}}, ascending: only the {{number}} rows on this page', params)}
          {sort?.direction === 'descending' &&
            text('Sorted by {{column}}, descending: only the {{number}} rows on this page', params)}
        </VisuallyHidden>
      </span>
      {sort && <span className={css['note']}>{text('Only these {{number}} rows are sorted', { number: rows })}</span>}
    </>
  );
}

const none: Rows = [];

interface ListDockProps extends ListToolsProps {
  /** Sorts the rows of a page. */
  readonly arrange: ((rows: Rows) => Rows) | undefined;
}

/** The actions on the selected rows and the export, at the lower edge of the window. */
export function ListDock(props: ListDockProps) {
  const { entity, list, store, query, arrange } = props;
  const [series, setSeries] = useState<BulkInput | null>(null);
  const exported = useListStore(store, (state) => state.exported);
  const rows = useSelector(list, ({ context }) => context.shown?.rows ?? none);
  const mustKeepFocus = useRef(false);
  useListKeys(store);
  // A bulk deletion updates the rows after its dialog has closed, so the focused row may disappear.
  useLayoutEffect(() => {
    if (rows.length === 0 && mustKeepFocus.current && document.activeElement === document.body) {
      document.querySelector('h1')?.focus();
    }
  }, [rows]);
  useLayoutEffect(() => showPage(store, arrange?.(rows) ?? rows, query), [store, arrange, rows, query]);

  function startBulk(work: BulkWork) {
    const subjects = [...store.state().picked.values()].map((row) => ({ id: row.id, name: rowName(entity, row) }));
    setSeries({ work, subjects });
  }

  function focusFirst() {
    mustKeepFocus.current = true;
    // The checkbox in the table head is hidden when rows have two lines. The last of these that can take the focus keeps it.
    const [head, first] = document.querySelectorAll<HTMLElement>('input[data-pick]');
    for (const target of [document.querySelector('h1'), first, head]) target?.focus();
  }

  return (
    <>
      <div className={dock['dock']}>
        {exported && (
          <ExportPanel
            key={exported.number}
            entity={entity}
            store={store}
            exported={exported}
            onAgain={() => startExport(props, exported.opener)}
          />
        )}
        <SelectionBar
          entity={entity}
          store={store}
          onWork={startBulk}
          onClear={() => {
            clearSelection(store);
            focusFirst();
          }}
        />
      </div>
      {series && (
        <BulkDialog
          entity={entity}
          list={list}
          store={store}
          series={series}
          onClose={() => {
            setSeries(null);
            // The button that opened the dialog is gone if no row is selected any more.
            if (store.state().picked.size === 0) queueMicrotask(focusFirst);
          }}
        />
      )}
    </>
  );
}

function startExport({ store, columns, query }: ListToolsProps, opener: HTMLElement): void {
  const { exported, view } = store.state();
  // One export at a time: a second press does not restart a running one.
  if (exported && !exported.isSaved) return;
  const number = (exported?.number ?? 0) + 1;
  const { search, filters } = query;
  store.set({
    exported: {
      number,
      criteria: { search, filters },
      columns: applyLayout(columns, view.layout),
      isSaved: false,
      opener,
    },
  });
}
