import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import type { Translate } from '#i18n/english.ts';
import type { AddressLook, OwnLook } from '#lists/look.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { ListStore } from '../list/list-store.ts';
import css from '../tools/list-tools.module.css';
import { SelectPage, SelectRow } from '../tools/select-boxes.tsx';
import { canSort, nextSort, sortOncePerRowSet, sortRows } from '../tools/sort-rows.ts';
import { applyLayout } from './layout.ts';
import { formatOrder, type Look, parseLook, parseOrder } from './look.ts';

type Rows = readonly ListRow[];
type Columns = readonly TableColumn<ListRow>[];

/** Changes the newest look in the address. */
export type OnLook = (change: (newest: AddressLook) => AddressLook) => void;

/** How a list is shown now. */
export interface ShownLook extends Look {
  /** The arranged columns, with checkboxes and sort buttons. */
  readonly columns: Columns;
}

interface LookOptions {
  readonly entity: Entity;
  readonly store: ListStore;
  /** The columns that the entity declares. */
  readonly columns: Columns;
  readonly own: OwnLook;
  readonly look: AddressLook;
  readonly onLook: OnLook;
}

/** Applies the look in the address, or the device's own, to the declared columns. */
export function applyLook({ entity, store, columns, own, look, onLook }: LookOptions): ShownLook {
  const parsed = parseLook(columns, look, own);
  const { layout: chosen, sort } = parsed;
  const pressHead = (key: string) =>
    onLook((newest) => ({ ...newest, order: formatOrder(nextSort(parseOrder(newest.order), key)) }));
  const arranged = applyLayout(columns, chosen).map((column) => {
    const { key, header } = column;
    if (key === 'pick') {
      const cell: TableColumn<ListRow>['cell'] = (row, { isSelected }) => (
        <SelectRow row={row} name={rowName(entity, row)} isSelected={isSelected} store={store} />
      );
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
  return { ...parsed, columns: arranged };
}

/** Sorts the rows of a page by the order in the address; undefined for the server's order. */
export function rowOrder(
  entity: Entity,
  order: string | undefined,
  text: Translate,
): ((rows: Rows) => Rows) | undefined {
  const sort = parseOrder(order);
  if (sort === null) return undefined;
  const locale = { text, language: text.language };
  return sortOncePerRowSet((rows) => sortRows(rows, entity, sort, locale));
}
