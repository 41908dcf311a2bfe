import { isSameCriteria } from '#machines/list/query.ts';
import type { ListCriteria, ListRow } from '#machines/list/types.ts';
import type { ListStore } from '../list/list-store.ts';

type Selected = Pick<ReturnType<ListStore['state']>, 'picked' | 'shown'>;

/** Sets the rows of the current page. A new search or filter clears the selection; another page does not. */
export function showPage(store: ListStore, shown: readonly ListRow[], criteria: ListCriteria): void {
  const former = store.state().criteria;
  const isSame = former !== null && isSameCriteria(former, criteria);
  store.set({ shown, criteria, ...(!isSame && { picked: new Map() }) });
}

/** Toggles a row. With 'range', all rows from the last toggled one to this row get its new state. */
export function toggleRow(store: ListStore, row: ListRow, how: 'alone' | 'range' = 'alone'): void {
  const { picked, shown, anchor } = store.state();
  const rows = how === 'range' ? rangeOf(shown, anchor, row) : [row];
  store.set({ picked: picked.has(row.id) ? without(picked, rows) : withRows(picked, rows), anchor: row.id });
}

/** Selects all rows of the current page, or none of them. */
export function selectPage(store: ListStore, rows: 'all' | 'none'): void {
  const { picked, shown } = store.state();
  store.set({ picked: rows === 'all' ? withRows(picked, shown) : without(picked, shown) });
}

export function clearSelection(store: ListStore): void {
  if (store.state().picked.size > 0) store.set({ picked: new Map(), anchor: null });
}

function withRows(picked: Selected['picked'], rows: readonly ListRow[]): Selected['picked'] {
  return new Map([...picked, ...rows.map((row) => [row.id, row] as const)]);
}

function without(picked: Selected['picked'], rows: readonly ListRow[]): Selected['picked'] {
  const ids = new Set(rows.map(({ id }) => id));
  return new Map([...picked].filter(([id]) => !ids.has(id)));
}

/** The rows from the anchor to the given row, both included; only that row if the anchor is not on this page. */
function rangeOf(shown: readonly ListRow[], anchor: ListRow['id'] | null, row: ListRow): readonly ListRow[] {
  const from = shown.findIndex(({ id }) => id === anchor);
  const to = shown.findIndex(({ id }) => id === row.id);
  if (from < 0 || to < 0) return [row];
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export function countOnPage({ picked, shown }: Selected): number {
  return shown.filter(({ id }) => picked.has(id)).length;
}

/** Whether all, some or no rows of the current page are selected. */
export function pageState(selected: Selected): 'all' | 'some' | 'none' {
  const count = countOnPage(selected);
  if (count === 0) return 'none';
  return count === selected.shown.length ? 'all' : 'some';
}
