import { lazyCode, useLazyCode } from '#ui/loading/lazy-code.ts';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import css from './filters.module.css';

const chipsCode = lazyCode(() => import('./filter-chips.tsx'));

/** The filters of the list, if it has any. Most lists have none, so the code is loaded with the first of them. */
export function LazyFilterChips(props: Pick<ListToolsProps, 'entity' | 'query' | 'onQuery'>) {
  const hasFilters = props.query.filters !== undefined;
  // Without the code the list shows the filtered rows, and the address the filters.
  const code = useLazyCode(chipsCode, hasFilters, () => undefined);
  if (!hasFilters) return null;
  return code ? <code.FilterChips {...props} /> : <div className={css['row']} />;
}
