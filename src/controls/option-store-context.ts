import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OptionList, OptionQuery, OptionStore } from '#fields/options.ts';

/** Where the dropdowns of a screen find their options. */
export const OptionStoreContext = createContext<OptionStore | null>(null);

/** A source's options, read when the first control asks for them; none for a source that lacks what it asks for. */
export function useOptions(query: OptionQuery | undefined): OptionList & { readonly retry: () => void } {
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
  return { ...list, retry: load };
}

const none: OptionList = { kind: 'loaded', options: [] };
