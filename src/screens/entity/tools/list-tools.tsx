import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Settings from 'lucide-react/icons/settings-2';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import { useText } from '#i18n/use-text.ts';
import type { BulkInput, BulkWork } from '#machines/bulk/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { Button } from '#ui/base/button.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import type { Arrangement } from '../list/arrangement.ts';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import dock from './export/dock.module.css';
import { ExportPanel } from './export/export-panel.tsx';
import css from './list-tools.module.css';
import { SelectPage } from './selection/select-page.tsx';
import { SelectRow } from './selection/select-row.tsx';
import { createSelection } from './selection/selection.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { SortNote } from './sort/sort-note.tsx';
import { useView } from './view/use-view.tsx';
import { ViewDialog } from './view/view-dialog.tsx';

const none: readonly ListRow[] = [];

/** An export with the search and the columns of its start. Later changes of the list do not affect it. */
interface ListExport {
  readonly number: number;
  readonly search: string;
  readonly columns: readonly TableColumn<ListRow>[];
  readonly isSaved: boolean;
}

interface ListToolsProps {
  readonly entity: Entity;
  readonly list: ListActor;
  /** The columns that the entity declares. */
  readonly columns: readonly TableColumn<ListRow>[];
  readonly search: string;
  /** The row that was last deleted from its menu. It is deselected. */
  readonly removed: Subject | null;
  /** The element that the toolbar is rendered into. */
  readonly slot: HTMLElement | null;
  readonly onArrange: (arrangement: Arrangement) => void;
}

/** Sorting, selection, export and view of a list. Loaded after the rows, without moving them. */
export function ListTools({ entity, list, columns, search, removed, slot, onArrange }: ListToolsProps) {
  const text = useText();
  const { view, setView, sort, setSort, shown, arrange } = useView(entity, columns);
  const [isViewOpen, setViewOpen] = useState(false);
  const [selection] = useState(createSelection);
  const [exported, setExported] = useState<ListExport | null>(null);
  const [series, setSeries] = useState<BulkInput | null>(null);
  const rows = useSelector(list, ({ context }) => context.shown?.rows ?? none);

  const arranged = useMemo(
    () =>
      shown.map((column) =>
        column.key === 'pick'
          ? {
              ...column,
              head: <SelectPage selection={selection} />,
              cell: (row: ListRow) => <SelectRow row={row} name={rowName(entity, row)} selection={selection} />,
            }
          : column,
      ),
    [shown, entity, selection],
  );
  useLayoutEffect(
    () => onArrange({ columns: arranged, rows: arrange, density: view.density }),
    [arranged, arrange, view.density, onArrange],
  );
  const mustKeepFocus = useRef(false);
  // A bulk deletion updates the rows after its dialog has closed, so the focused row may disappear.
  useLayoutEffect(() => {
    if (rows.length === 0 && mustKeepFocus.current && document.activeElement === document.body) {
      document.querySelector('h1')?.focus();
    }
  }, [rows]);
  useLayoutEffect(() => {
    if (removed) selection.drop(removed.id);
  }, [removed, selection]);
  useLayoutEffect(() => selection.show(arrange?.(rows) ?? rows, search), [arrange, rows, search, selection]);

  function startBulk(work: BulkWork) {
    const subjects = [...selection.state().picked.values()].map((row) => ({ id: row.id, name: rowName(entity, row) }));
    setSeries({ work, subjects });
  }

  const csv = useRef<HTMLButtonElement>(null);
  const endExport = useCallback(() => {
    csv.current?.focus();
    setExported(null);
  }, []);
  const noteSaved = useCallback(() => setExported((current) => current && { ...current, isSaved: true }), []);
  function startExport() {
    // One export at a time: a second press does not restart a running one.
    setExported((current) =>
      current && !current.isSaved
        ? current
        : { number: (current?.number ?? 0) + 1, search, columns: arranged, isSaved: false },
    );
  }

  function focusFirst() {
    mustKeepFocus.current = true;
    // The checkbox in the table head is hidden when rows are cards. The last of these that can take the focus keeps it.
    const [head, first] = document.querySelectorAll<HTMLElement>('input[data-pick]');
    for (const target of [document.querySelector('h1'), first, head]) target?.focus();
  }

  return (
    <>
      {slot &&
        createPortal(
          <div className={css['tools']}>
            <SortNote sort={sort} columns={columns} rows={rows.length} />
            <SelectPage selection={selection} labelShown />
            <Button
              ref={csv}
              size="small"
              variant="ghost"
              icon={Download}
              disabled={rows.length === 0}
              onClick={startExport}
            >
              {text('CSV')}
            </Button>
            <IconButton icon={Settings} size="small" label={text('View')} onClick={() => setViewOpen(true)} />
          </div>,
          slot,
        )}
      <div className={dock['dock']}>
        {exported && (
          <ExportPanel
            key={exported.number}
            entity={entity}
            search={exported.search}
            columns={exported.columns}
            onSaved={noteSaved}
            onClose={endExport}
            onAgain={startExport}
          />
        )}
        <SelectionBar
          entity={entity}
          selection={selection}
          onWork={startBulk}
          onClear={() => {
            selection.clear();
            focusFirst();
          }}
        />
      </div>
      {isViewOpen && (
        <ViewDialog
          columns={columns}
          view={view}
          onView={setView}
          sort={sort}
          onSort={setSort}
          rows={rows.length}
          onClose={() => setViewOpen(false)}
        />
      )}
      {series && (
        <BulkDialog
          entity={entity}
          list={list}
          selection={selection}
          series={series}
          onClose={() => {
            setSeries(null);
            // The button that opened the dialog is gone if no row is selected any more.
            if (selection.state().picked.size === 0) queueMicrotask(focusFirst);
          }}
        />
      )}
    </>
  );
}
