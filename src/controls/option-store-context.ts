import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { OptionList, OptionQuery, OptionStore } from '#fields/options.ts';

/** Where the dropdowns of a screen find their options. */
export const OptionStoreContext = createContext<OptionStore | null>(null);

interface Asking {
  /** The calls that have no answer yet. */
  readonly calls: PendingCalls | undefined;
  readonly retry: () => void;
  /** Asks for what words find, where the list did not come whole. Never rejects. */
  readonly search: (words: string) => Promise<void>;
}

/**
 * A source's options, read when the first control asks for them; none for a source that lacks what it asks for. `held`
 * are ids whose names are needed, also where the list did not come whole.
 */
export function useOptions(query: OptionQuery | undefined, held: readonly string[] = nobody): OptionList & Asking {
  const store = use(OptionStoreContext);
  if (store === null) throw new Error('A dropdown stands outside <OptionStoreContext>');
  // A query is made anew with every render; what it says tells whether it is another one.
  const said = query && JSON.stringify(query);
  const asked = useMemo(() => (said === undefined ? undefined : (JSON.parse(said) as OptionQuery)), [said]);
  const list = useSyncExternalStore(store.subscribe, () => (asked ? store.get(asked) : none));
  const load = useCallback(() => {
    if (asked) store.load(asked);
  }, [store, asked]);
  useEffect(load, [load]);
  const ids = held.join();
  useEffect(() => {
    if (asked && list.kind === 'loaded' && ids !== '') void store.seek(asked, { ids: ids.split(',') });
  }, [store, asked, ids, list]);
  const search = useCallback(
    async (words: string) => {
      if (asked) await store.seek(asked, { search: words });
    },
    [store, asked],
  );
  const calls = useMemo(() => (asked ? store.pending(asked) : undefined), [store, asked]);
  return useMemo(() => ({ ...list, calls, retry: load, search }), [list, calls, load, search]);
}

/** How far the options have come, and how to come by others: what a picker of `ui` is given. */
export function pickerOf(list: OptionList & Asking) {
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
const nobody: readonly string[] = [];
