import { useLazyCode } from '#ui/loading/lazy-code.ts';
import { listPartsCode } from '../list/list-parts-code.ts';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import css from './filters.module.css';

/** The filters of the list, if it has any. Most lists have none. */
export function LazyFilterChips(props: Pick<ListToolsProps, 'entity' | 'query' | 'onQuery'>) {
  const hasFilters = props.query.filters !== undefined;
  // Without the code the list shows the filtered rows, and the address the filters.
  const code = useLazyCode(listPartsCode, hasFilters, () => undefined);
  if (!hasFilters) return null;
  return code ? <code.FilterChips {...props} /> : <div className={css['row']} />;
}
