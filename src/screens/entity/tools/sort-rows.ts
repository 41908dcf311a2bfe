import type { Entity } from '#entities/define.ts';
import { byShown, rowKindOf } from '#fields/kinds/row-kinds.ts';
import type { Translate } from '#i18n/english.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { Sort } from '../list/list-store.ts';
import { exportedCell } from './export-cells.ts';

/** The next sort order after a press on a header: ascending, descending, the server's order. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

export function canSort({ key, quiet }: TableColumn<ListRow>): boolean {
  return quiet !== true && key !== 'pick' && key !== 'actions';
}

interface SortLocale {
  readonly text: Translate;
  /** The language of the interface: 'en' or 'hi'. */
  readonly language: string;
}

/**
 * Sorts the rows of a page by one column: numbers by value, times by instant, text by the language's collation. Empty
 * values are last in both directions, and equal values keep their order.
 */
export function sortRows(
  rows: readonly ListRow[],
  entity: Entity,
  { key, direction }: Sort,
  { text, language }: SortLocale,
): readonly ListRow[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const valued = rows.map((row) => ({ row, value: sortValue(entity, key, row, text) }));
  valued.sort((one, other) => {
    if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
    if (typeof one.value === 'number' && typeof other.value === 'number') return sign * (one.value - other.value);
    return sign * collator.compare(String(one.value), String(other.value));
  });
  return valued.map(({ row }) => row);
}

function sortValue(entity: Entity, key: string, row: ListRow, text: Translate): string | number | null {
  const shown = exportedCell(entity, key, row, text);
  if (shown === '') return null;
  const field = entity.fields[key];
  return field ? rowKindOf(field).sorted(field, row[key], shown) : byShown(row[key], shown);
}

/**
 * Sorts each set of rows once. A row that changes afterwards keeps its position, so that it does not move under the
 * pointer.
 */
export function sortOncePerRowSet(sort: (rows: readonly ListRow[]) => readonly ListRow[]) {
  let sortedSet = '';
  let positions = new Map<ListRow['id'], number>();
  return (rows: readonly ListRow[]): readonly ListRow[] => {
    const set = rows.map(({ id }) => id).join(' ');
    if (set !== sortedSet) {
      sortedSet = set;
      positions = new Map(sort(rows).map(({ id }, at) => [id, at]));
    }
    return rows.toSorted((one, other) => (positions.get(one.id) ?? 0) - (positions.get(other.id) ?? 0));
  };
}
