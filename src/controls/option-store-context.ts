import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { OptionSource } from '#fields/option-sources.ts';
import type { OptionList, OptionStore } from '#fields/options.ts';

/** Where the dropdowns of a screen find their options. */
export const OptionStoreContext = createContext<OptionStore | null>(null);

/** A source's options, read when the first control asks for them. */
export function useOptions(source: OptionSource): OptionList & { readonly retry: () => void } {
  const store = use(OptionStoreContext);
  if (store === null) throw new Error('A dropdown stands outside <OptionStoreContext>');
  const list = useSyncExternalStore(store.subscribe, () => store.get(source));
  const retry = useCallback(() => store.load(source), [store, source]);
  useEffect(retry, [retry]);
  return { ...list, retry };
}
