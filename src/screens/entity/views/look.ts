import type { AddressLook, ListLayout, OwnLook } from '#lists/look.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { Sort } from '../list/list-store.ts';
import { canSort } from '../tools/sort-rows.ts';
import { applyLayout, isAlwaysShown } from './layout.ts';

type Columns = readonly TableColumn<ListRow>[];

/** How a list is shown, besides its query. */
export interface Look extends OwnLook {
  /** Null for the server's order. */
  readonly sort: Sort | null;
}

/** Whether the list shows the columns of this device: the address names neither a view nor columns. */
export function hasOwnLayout({ view, columns }: AddressLook): boolean {
  return view === undefined && columns === undefined;
}

export function hasOwnDensity({ view, density }: AddressLook): boolean {
  return view === undefined && density === undefined;
}

/**
 * Reads the look in an address, which users may edit: ignores columns that the list does not have. What a view does not
 * name is as declared, so that a shared view looks the same on every device.
 */
export function parseLook(columns: Columns, look: AddressLook, own: OwnLook): Look {
  const sort = parseOrder(look.order);
  const density = look.density === 'compact' ? 'compact' : 'comfortable';
  return {
    layout: hasOwnLayout(look) ? own.layout : parseColumns(columns, look.columns),
    density: hasOwnDensity(look) ? own.density : density,
    sort: columns.some((column) => column.key === sort?.key && canSort(column)) ? sort : null,
  };
}

/** The look as an address names it: only what differs from the declaration. */
export function formatLook(columns: Columns, { layout, density, sort }: Look): AddressLook {
  const shown = formatColumns(columns, layout);
  const order = formatOrder(sort);
  return {
    ...(shown !== formatColumns(columns, null) && { columns: shown }),
    ...(order !== '' && { order }),
    ...(density !== 'comfortable' && { density }),
  };
}

/** `name` sorts ascending by that column, `-name` descending. */
export function parseOrder(order = ''): Sort | null {
  if (order === '') return null;
  return order.startsWith('-')
    ? { key: order.slice(1), direction: 'descending' }
    : { key: order, direction: 'ascending' };
}

export function formatOrder(sort: Sort | null): string {
  return sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.key}`;
}

/** A layout that shows these columns in this order. Null, the declared one, if the list has none of them. */
function parseColumns(columns: Columns, text = ''): ListLayout | null {
  const named = text.split(/[.,]/);
  const order = named.filter((key, at) => columns.some((column) => column.key === key) && named.indexOf(key) === at);
  if (order.length === 0) return null;
  const hidden = columns.filter((column) => !isAlwaysShown(column) && !order.includes(column.key));
  return { order, hidden: hidden.map(({ key }) => key) };
}

/** The columns that a layout shows, as an address names them. */
export function formatColumns(columns: Columns, layout: ListLayout | null): string {
  return applyLayout(columns, layout)
    .filter(({ key }) => key !== 'pick' && key !== 'actions')
    .map(({ key }) => key)
    .join('.');
}
