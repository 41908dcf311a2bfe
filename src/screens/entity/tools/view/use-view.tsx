import { useMemo, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { type ListView, readListView, writeListView } from '#lists/list-view.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import { SortHead } from '../sort/sort-head.tsx';
import { canSort, nextSort, type Sort, sortOncePerRowSet, sortRows } from '../sort/sort-rows.ts';
import { applyLayout } from './layout.ts';

/** The user's view of a list. Layout and density are stored; the sort order lasts while the list is open. */
export function useView(entity: Entity, columns: readonly TableColumn<ListRow>[]) {
  const text = useText();
  const [view, setView] = useState(() => readListView(entity.path));
  const [sort, setSort] = useState<Sort | null>(null);

  const shown = useMemo(
    () =>
      applyLayout(columns, view.layout).map((column) =>
        canSort(column)
          ? {
              ...column,
              head: (
                <SortHead header={column.header} onPress={() => setSort((former) => nextSort(former, column.key))} />
              ),
              sorted: sort?.key === column.key ? sort.direction : undefined,
            }
          : column,
      ),
    [columns, view.layout, sort],
  );
  const arrange = useMemo(() => {
    if (sort === null) return undefined;
    const locale = { text, language: document.documentElement.lang };
    return sortOncePerRowSet((rows) => sortRows(rows, entity, sort, locale));
  }, [entity, sort, text]);

  return {
    view,
    setView: (chosen: ListView) => {
      setView(chosen);
      writeListView(entity.path, chosen);
    },
    sort,
    setSort,
    shown,
    arrange,
  };
}
