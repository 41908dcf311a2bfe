import type { ListLayout } from '#lists/look.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';

type Column = TableColumn<ListRow>;

/** Columns that cannot be moved: the checkbox, pictures before the name, the menu at the end. */
const isFixed = ({ quiet }: Column) => quiet === true;
/** The column that links to the record, and those without data. */
export const isAlwaysShown = ({ key, primary }: Column) => primary === true || key === 'pick' || key === 'actions';

/** The movable columns in their order. Columns that the layout does not contain come last. */
export function orderedColumns(columns: readonly Column[], layout: ListLayout | null): readonly Column[] {
  const movable = columns.filter((column) => !isFixed(column));
  const known = (layout?.order ?? []).flatMap((key) => movable.filter((column) => column.key === key));
  return [...new Set([...known, ...movable])];
}

/** Picture columns: they cannot be moved but can be hidden. */
export function pictureColumns(columns: readonly Column[]): readonly Column[] {
  return columns.filter((column) => isFixed(column) && !isAlwaysShown(column));
}

export function isShown(column: Column, layout: ListLayout | null): boolean {
  return isAlwaysShown(column) || !layout?.hidden.includes(column.key);
}

/** Applies the user's layout to the columns. Ignores stored keys of columns that no longer exist. */
export function applyLayout(columns: readonly Column[], layout: ListLayout | null): readonly Column[] {
  const at = columns.findLastIndex(({ key }) => key === 'actions');
  const [before, after] = [columns.slice(0, at).filter(isFixed), columns.slice(at)];
  return [...before, ...orderedColumns(columns, layout), ...after].filter((column) => isShown(column, layout));
}

export function toggleColumn(columns: readonly Column[], layout: ListLayout | null, key: string): ListLayout {
  const hidden = layout?.hidden ?? [];
  return {
    order: orderedColumns(columns, layout).map((column) => column.key),
    hidden: hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key],
  };
}

/** Moves a column one position up (-1) or down (1). The first and the last one stay in place. */
export function moveColumn(
  columns: readonly Column[],
  layout: ListLayout | null,
  { key, by }: { key: string; by: -1 | 1 },
): ListLayout {
  const order = orderedColumns(columns, layout).map((column) => column.key);
  const from = order.indexOf(key);
  const other = order[from + by];
  const swapped = order.map((each) => (each === key ? (other ?? key) : each === other ? key : each));
  return { order: swapped, hidden: layout?.hidden ?? [] };
}
