import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';

const column = (key: string, more: Partial<TableColumn<ListRow>> = {}): TableColumn<ListRow> => ({
  ...{ key, header: key, cell: () => null },
  ...more,
});

/** The columns of a list of teams. */
export const columns = [
  column('pick', { quiet: true }),
  column('logo', { quiet: true }),
  column('name', { primary: true }),
  column('game'),
  column('status'),
  column('actions', { quiet: true }),
];
