import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Entity } from '#entities/define.ts';
import type { BulkInput, BulkWork } from '#machines/bulk/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table-column.ts';
import type { ListActor } from '../../list-rows.tsx';
import type { Arrangement } from '../arrangement.ts';
import { rowName } from '../row-name.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import css from './list-tools.module.css';
import { PagePick } from './page-pick.tsx';
import { RowPick } from './row-pick.tsx';
import { createSelection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';

const none: readonly ListRow[] = [];

interface ListToolsProps {
  readonly entity: Entity;
  readonly list: ListActor;
  /** As the entity declares them. */
  readonly columns: readonly TableColumn<ListRow>[];
  readonly search: string;
  /** Where what is done with the whole list stands. */
  readonly slot: HTMLElement | null;
  readonly onArrange: (arrangement: Arrangement) => void;
}

/** What a list can do beyond showing rows. It comes once they are there, and moves none of them. */
export function ListTools({ entity, list, columns, search, slot, onArrange }: ListToolsProps) {
  const [selection] = useState(createSelection);
  const [series, setSeries] = useState<BulkInput | null>(null);
  const rows = useSelector(list, ({ context }) => context.shown?.rows ?? none);

  const arranged = useMemo(
    () =>
      columns.map((column) =>
        column.key === 'pick'
          ? {
              ...column,
              head: <PagePick selection={selection} />,
              cell: (row: ListRow) => <RowPick row={row} name={rowName(entity, row)} selection={selection} />,
            }
          : column,
      ),
    [columns, entity, selection],
  );
  useLayoutEffect(() => onArrange({ columns: arranged }), [arranged, onArrange]);
  useLayoutEffect(() => selection.show(rows, search), [rows, search, selection]);

  function begin(work: BulkWork) {
    const subjects = [...selection.state().picked.values()].map((row) => ({ id: row.id, name: rowName(entity, row) }));
    setSeries({ work, subjects });
  }

  function focusFirst() {
    // The box in the head is not there where rows are cards.
    const [head, first] = document.querySelectorAll<HTMLElement>('input[data-pick]');
    for (const place of [document.querySelector('h1'), first, head]) place?.focus();
  }

  return (
    <>
      {slot &&
        createPortal(
          <div className={css['tools']}>
            <PagePick selection={selection} labelShown />
          </div>,
          slot,
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
