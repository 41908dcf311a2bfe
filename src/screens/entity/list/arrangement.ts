import type { Density } from '#lists/list-view.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';

/** How a person has the list; without it, as the entity declares it and the server answers. */
export interface Arrangement {
  readonly columns?: readonly TableColumn<ListRow>[];
  /** Sorts the rows of a page. */
  readonly rows?: ((rows: readonly ListRow[]) => readonly ListRow[]) | undefined;
  readonly density?: Density;
}
