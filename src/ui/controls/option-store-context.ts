import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OptionList, OptionQuery, OptionStore } from '#fields/options.ts';

/** The store from which the dropdowns of a screen read their options. */
export const OptionStoreContext = createContext<OptionStore | null>(null);

/**
 * A source's options, loaded when the first control needs them; none while `query` is undefined. `selectedIds` are ids
 * whose names are loaded even if the list is incomplete.
 */
export function useOptions(query: OptionQuery | undefined, selectedIds: readonly string[] = noIds) {
  const store = use(OptionStoreContext);
  if (store === null) throw new Error('A dropdown needs an <OptionStoreContext> around it');
  // Every render creates a new query object, so queries are compared by their content.
  const queryKey = query && JSON.stringify(query);
  const stableQuery = useMemo(
    () => (queryKey === undefined ? undefined : (JSON.parse(queryKey) as OptionQuery)),
    [queryKey],
  );
  const list = useSyncExternalStore(store.subscribe, () => (stableQuery ? store.get(stableQuery) : none));
  const load = useCallback(() => {
    if (stableQuery) store.load(stableQuery);
  }, [store, stableQuery]);
  useEffect(load, [load]);
  const ids = selectedIds.join();
  useEffect(() => {
    if (stableQuery && list.kind === 'loaded' && ids !== '') void store.seek(stableQuery, { ids: ids.split(',') });
  }, [store, stableQuery, ids, list]);
  /** Searches on the server if the list is incomplete. Never rejects. */
  const search = useCallback(
    async (words: string) => {
      if (stableQuery) await store.seek(stableQuery, { search: words });
    },
    [store, stableQuery],
  );
  const calls = useMemo(() => (stableQuery ? store.pending(stableQuery) : undefined), [store, stableQuery]);
  return useMemo(() => ({ ...list, calls, retry: load, search }), [list, calls, load, search]);
}

/** The loading state of the options and how to load more: the props of the pickers in `ui`. */
export function pickerOf(list: ReturnType<typeof useOptions>) {
  const rest = list.kind === 'loaded' ? list.rest : null;
  const status = list.kind !== 'loaded' ? list.kind : rest !== null && rest.asked > 0 ? 'loading' : 'ready';
  return {
    status,
    calls: list.calls,
    onRetry: list.retry,
    onSearch: (words: string) => void list.search(words),
    isLong: rest !== null,
  } as const;
}

const none: OptionList = { kind: 'loaded', options: [], rest: null };
const noIds: readonly string[] = [];
