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
import type { Subject } from '#machines/removal/types.ts';
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

/** An export as it was begun: another search or other columns do not change it. */
interface Exported {
  readonly number: number;
  readonly search: string;
  readonly columns: readonly TableColumn<ListRow>[];
  readonly isSaved: boolean;
}

interface ListToolsProps {
  readonly entity: Entity;
  readonly list: ListActor;
  /** As the entity declares them. */
  readonly columns: readonly TableColumn<ListRow>[];
  readonly search: string;
  /** The last row that was removed by its own menu: it is selected no more. */
  readonly gone: Subject | null;
  /** Where what is done with the whole list stands. */
  readonly slot: HTMLElement | null;
  readonly onArrange: (arrangement: Arrangement) => void;
}

/** What a list can do beyond showing rows. It comes once they are there, and moves none of them. */
export function ListTools({ entity, list, columns, search, gone, slot, onArrange }: ListToolsProps) {
  const text = useText();
  const { view, setView, sort, setSort, shown, arrange } = useView(entity, columns);
  const [isViewOpen, setViewOpen] = useState(false);
  const [selection] = useState(createSelection);
  const [exported, setExported] = useState<Exported | null>(null);
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
  const isPlaced = useRef(false);
  // The rows may go after the focus has been put among them: a removal is read back when its dialog is closed already.
  useLayoutEffect(() => {
    if (rows.length === 0 && isPlaced.current && document.activeElement === document.body) {
      document.querySelector('h1')?.focus();
    }
  }, [rows]);
  useLayoutEffect(() => {
    if (gone) selection.drop(gone.id);
  }, [gone, selection]);
  useLayoutEffect(() => selection.show(arrange?.(rows) ?? rows, search), [arrange, rows, search, selection]);

  function begin(work: BulkWork) {
    const subjects = [...selection.state().picked.values()].map((row) => ({ id: row.id, name: rowName(entity, row) }));
    setSeries({ work, subjects });
  }

  const csv = useRef<HTMLButtonElement>(null);
  const endExport = useCallback(() => {
    csv.current?.focus();
    setExported(null);
  }, []);
  const noteSaved = useCallback(() => setExported((one) => one && { ...one, isSaved: true }), []);
  function beginExport() {
    // One at a time: the press of somebody who does not see it yet takes nothing from it.
    setExported((one) =>
      one && !one.isSaved ? one : { number: (one?.number ?? 0) + 1, search, columns: arranged, isSaved: false },
    );
  }

  function focusFirst() {
    isPlaced.current = true;
    // The box in the head is not there where rows are cards.
    const [head, first] = document.querySelectorAll<HTMLElement>('input[data-pick]');
    for (const place of [document.querySelector('h1'), first, head]) place?.focus();
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
              onClick={beginExport}
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
            onAgain={beginExport}
          />
        )}
        <SelectionBar
          entity={entity}
          selection={selection}
          onWork={begin}
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
            // What it was opened from is gone where nothing is selected any more.
            if (selection.state().picked.size === 0) queueMicrotask(focusFirst);
          }}
        />
      )}
    </>
  );
}
