import type { Density } from '#lists/list-view.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';

/** The user's view of a list. A missing member means the entity's columns or the server's order. */
export interface Arrangement {
  readonly columns?: readonly TableColumn<ListRow>[];
  /** Sorts the rows of a page. */
  readonly rows?: ((rows: readonly ListRow[]) => readonly ListRow[]) | undefined;
  readonly density?: Density;
}
